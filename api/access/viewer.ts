import { createHash } from "node:crypto";
import { accessHeader } from "../../audience/access-header.ts";
import { hasScopes, type TokenScope } from "../../content/token-scopes.ts";
import type { OpenedLink } from "./links/opened-link.ts";

/** A valid token of a script or agent. */
export type ViewerToken = { id: number; name: string; scopes: readonly TokenScope[] };

/** The sender of a request, as the server has identified it. */
export type Viewer = {
  /** Whether the viewer reads what the owner reads: signed in as the owner, or with a token with READ. */
  isOwner: boolean;
  /** Whether the viewer may read protected case studies: with the portfolio password, or as the owner. */
  hasPortfolioAccess: boolean;
  /**
   * The share link that the viewer came by, if it works. It may open drafts and withheld modules.
   */
  link?: OpenedLink | undefined;
  /** Set where the viewer came by a share link that no longer works. */
  hasEndedLink?: boolean | undefined;
  /**
   * Set where the owner presents slides (present-as.ts). The viewer then has the access of the
   * audience, not the owner's. `seesNotes` is true only in the owner's own window, which also shows
   * the speaker notes.
   */
  presenter?: { seesNotes: boolean } | undefined;
  /** The session of the owner's browser. */
  session?: { id: number; device: string } | undefined;
  /** The token that the request was sent with. With a token, cookies are ignored. */
  token?: ViewerToken | undefined;
};

export const visitor: Viewer = { isOwner: false, hasPortfolioAccess: false };

/** Whether a viewer reads the speaker notes of modules, which only the owner may read. */
export function seesNotes({ isOwner, presenter }: Viewer): boolean {
  return isOwner || presenter?.seesNotes === true;
}

/** Whether the viewer is the owner in person, and not a token of the owner. */
export const isInPerson = ({ isOwner, token }: Viewer): boolean => isOwner && !token;

/** Whether the viewer is the owner, or a token with all of these scopes. */
export function mayAs({ isOwner, token }: Viewer, scopes: readonly TokenScope[]): boolean {
  return token ? hasScopes(token.scopes, scopes) : isOwner;
}

/** A hash of the access that a viewer has beyond that of every visitor. Undefined for visitors. */
export function accessStamp(viewer: Viewer): string | undefined {
  const { isOwner, hasPortfolioAccess, link, token } = viewer;
  if (!isOwner && !hasPortfolioAccess && !link && !token) return undefined;
  const opened = [...(link?.projects ?? [])].map(([id, { opensDraft, modules }]) => [
    ...[id, opensDraft],
    modules && [...modules],
  ]);
  const parts = [isOwner, hasPortfolioAccess, link?.id, link?.mark, opened];
  return createHash("sha256")
    .update(JSON.stringify(token ? [...parts, token.id] : parts))
    .digest("base64url")
    .slice(0, 16);
}

/** The header by which an open page notices that the access of its viewer has changed. */
export function accessHeaders(viewer: Viewer): Record<string, string> {
  const stamp = accessStamp(viewer);
  return stamp === undefined ? {} : { [accessHeader]: stamp };
}
