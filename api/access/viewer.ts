import { createHash } from "node:crypto";
import { accessHeader } from "../../audience/access-header.ts";
import type { OpenedLink } from "./links/opened-link.ts";

/** Who asks, as the server knows it. */
export type Viewer = {
  /** Signed in as the owner of the site. */
  isOwner: boolean;
  /** May read protected case studies: has given the portfolio password, or is the owner. */
  hasPortfolioAccess: boolean;
  /** The link that they came by, while it works. What it opens adds to what they see without it. */
  link?: OpenedLink | undefined;
  /** Set where the owner presents to somebody who sees this much, and in her own window, with her notes. */
  presenter?: { seesNotes: boolean } | undefined;
};

export const visitor: Viewer = { isOwner: false, hasPortfolioAccess: false };

/** Whether somebody reads what the owner says of her modules: it is hers alone. */
export function seesNotes({ isOwner, presenter }: Viewer): boolean {
  return isOwner || presenter?.seesNotes === true;
}

/** Names what somebody may see beyond what every visitor may. Undefined for visitors. */
export function accessStamp({ isOwner, hasPortfolioAccess, link }: Viewer): string | undefined {
  if (!isOwner && !hasPortfolioAccess && !link) return undefined;
  const opened = [...(link?.projects ?? [])].map(([id, { opensDraft, modules }]) => [
    ...[id, opensDraft],
    modules && [...modules],
  ]);
  return createHash("sha256")
    .update(JSON.stringify([isOwner, hasPortfolioAccess, link?.id, link?.mark, opened]))
    .digest("base64url")
    .slice(0, 16);
}

/** The header by which an open page notices that its viewer may see something else by now. */
export function accessHeaders(viewer: Viewer): Record<string, string> {
  const stamp = accessStamp(viewer);
  return stamp === undefined ? {} : { [accessHeader]: stamp };
}
