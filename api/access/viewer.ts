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
  /** The link that the viewer came by, while it works. It opens more than the viewer sees without it. */
  link?: OpenedLink | undefined;
  /** Set where the viewer came by a link that opens nothing any more. */
  hasEndedLink?: boolean | undefined;
  /**
   * Set in the owner's presentations. The viewer then has the access of the audience. `seesNotes` is true only
   * in the owner's own window.
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
