/** The paths of the public pages, in the order of the sitemap. For their properties see pages.ts. */
export const openPaths = {
  home: "/",
  work: "/work",
  about: "/about",
  connect: "/connect",
  /** Exists only while there are briefs to read. */
  brief: "/brief",
} as const;

/** The pages that identify visitors and the owner. */
export const entryPaths = {
  /** Asks for the password of a link, or says that it opens nothing. */
  link: "/for",
  access: "/access",
  /** Where the owner signs in without scripts. */
  signIn: "/sign-in",
} as const;

/**
 * Slides: of a project, of the page of briefs, of what a link opens. Behind each, /notes is the owner's own
 * window. They are in no list: other pages show the same.
 */
export const slidePaths = {
  project: "/project/:slug/present",
  briefs: "/brief/present",
  link: "/present",
} as const;

export type OpenPageName = keyof typeof openPaths;

/** The pages of the menu, in order, each with the word of its link. */
export const menuPages = [
  ["work", "menu.work"],
  ["about", "menu.about"],
  ["connect", "menu.connect"],
] as const satisfies readonly [OpenPageName, string][];
