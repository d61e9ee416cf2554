/** Who asks, as the server knows it. */
export type Viewer = {
  /** Signed in as the owner of the site. */
  isOwner: boolean;
  /** May read protected case studies: has given the portfolio password, or is the owner. */
  hasPortfolioAccess: boolean;
};

export const visitor: Viewer = { isOwner: false, hasPortfolioAccess: false };
