import { createHash } from "node:crypto";
import { accessHeader } from "../../audience/access-header.ts";
import { hasScopes, type TokenScope } from "../../content/token-scopes.ts";
import type { OpenedLink } from "./links/opened-link.ts";

/** A token of a script or agent, while it works. */
export type ViewerToken = { id: number; name: string; scopes: readonly TokenScope[] };

/** Who asks, as the server knows it. */
export type Viewer = {
  /** Reads what the owner reads: signed in as the owner, or a token with READ. */
  isOwner: boolean;
  /** May read protected case studies: has given the portfolio password, or is the owner. */
  hasPortfolioAccess: boolean;
  /** The link that they came by, while it works. What it opens adds to what they see without it. */
  link?: OpenedLink | undefined;
  /** Set where they came by a link that opens nothing any more. */
  hasEndedLink?: boolean | undefined;
  /** Set where the owner presents to somebody who sees this much, and in her own window, with her notes. */
  presenter?: { seesNotes: boolean } | undefined;
  /** The owner's browser. */
  session?: { id: number; device: string } | undefined;
  /** The token that the request was sent with. Then no cookie counts. */
  token?: ViewerToken | undefined;
};

export const visitor: Viewer = { isOwner: false, hasPortfolioAccess: false };

/** Whether somebody reads what the owner says of her modules: it is hers alone. */
export function seesNotes({ isOwner, presenter }: Viewer): boolean {
  return isOwner || presenter?.seesNotes === true;
}

/** Whether it is the owner in person, not a token of hers. */
export const isInPerson = ({ isOwner, token }: Viewer): boolean => isOwner && !token;

/** Whether the viewer is the owner, or a token with all of these scopes. */
export function mayAs({ isOwner, token }: Viewer, scopes: readonly TokenScope[]): boolean {
  return token ? hasScopes(token.scopes, scopes) : isOwner;
}

/** Names what somebody may see beyond what every visitor may. Undefined for visitors. */
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

/** The header by which an open page notices that its viewer may see something else by now. */
export function accessHeaders(viewer: Viewer): Record<string, string> {
  const stamp = accessStamp(viewer);
  return stamp === undefined ? {} : { [accessHeader]: stamp };
}
