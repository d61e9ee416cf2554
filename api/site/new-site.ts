/** The banner of a new site, before the owner has changed it. */
export const defaultBanner = {
  isActive: false,
  content: "This site is a work in progress. Thank you for your patience while it grows.",
};

/** Values of new sites that differ from the columns' defaults. Sites made before these columns have the defaults. */
export const newSite = {
  Banner: defaultBanner,
  SiteLook: { hasOwnLight: true },
  SiteRobots: { allowsTraining: false },
};
