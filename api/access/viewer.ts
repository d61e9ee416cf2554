import type { OpenedLink } from "./links/opened-link.ts";

/** Who asks, as the server knows it. */
export type Viewer = {
  /** Signed in as the owner of the site. */
  isOwner: boolean;
  /** May read protected case studies: has given the portfolio password, or is the owner. */
  hasPortfolioAccess: boolean;
  /** The link that they came by, while it works. What it opens adds to what they see without it. */
  link?: OpenedLink | undefined;
};

export const visitor: Viewer = { isOwner: false, hasPortfolioAccess: false };
