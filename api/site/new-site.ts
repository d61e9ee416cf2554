/** The banner before the owner has written it. */
export const defaultBanner = {
  isActive: false,
  content: "This site is a work in progress. Thank you for your patience while it grows.",
};

/** The values of a new site that differ from the defaults of the columns, which older sites have. */
export const newSite = {
  Banner: defaultBanner,
  SiteLook: { hasOwnLight: true },
  SiteRobots: { allowsTraining: false },
};
