/** The banner before the owner has written it. */
export const defaultBanner = {
  isActive: false,
  content: "This site is a work in progress. Thank you for your patience while it grows.",
};

/** What records of a new site say besides the defaults of their columns: sites of before keep theirs. */
export const newSite = {
  Banner: defaultBanner,
  SiteLook: { hasOwnLight: true },
  SiteRobots: { allowsTraining: false },
};
