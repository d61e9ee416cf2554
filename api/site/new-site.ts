/** The banner of a new site, before the owner has changed it. */
export const defaultBanner = {
  isActive: false,
  content: "This site is a work in progress. Thank you for your patience while it grows.",
};

/**
 * Values of new sites that differ from the defaults of the columns. Sites that are older than a column got
 * its default.
 */
export const newSite = {
  Banner: defaultBanner,
  SiteLook: { hasOwnLight: true },
  SiteRobots: { allowsTraining: false },
};
