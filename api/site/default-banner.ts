/** The banner before the owner has written it. */
export const defaultBanner = {
  isActive: false,
  content: "This site is a work in progress. Thank you for your patience while it grows.",
};
