/** The paths of the public pages, in the order of the sitemap. For their properties see pages.ts. */
export const openPaths = {
  home: "/",
  work: "/work",
  about: "/about",
  connect: "/connect",
  /**
   * The page of briefs, which are short summaries of projects. It exists only while there are
   * briefs.
   */
  brief: "/brief",
} as const;

/** The pages on which visitors and the owner identify themselves. */
export const entryPaths = {
  /**
   * The page with the form for the password of a share link, or with the notice that the link no
   * longer works.
   */
  link: "/for",
  /** The page with the form with which visitors ask for access to a project. */
  access: "/access",
  /** The sign-in page of the owner for browsers without scripts. */
  signIn: "/sign-in",
} as const;

/**
 * The slides of a project, of the page of briefs, and of the projects that a share link opens. Each
 * path followed by /notes is the owner's window with the speaker notes. The sitemap and the menu do
 * not contain the slides, because other pages show the same content.
 */
export const slidePaths = {
  project: "/project/:slug/present",
  briefs: "/brief/present",
  link: "/present",
} as const;

export type OpenPageName = keyof typeof openPaths;

/** The pages of the menu, in order, each with the key of its link's text. */
export const menuPages = [
  ["work", "menu.work"],
  ["about", "menu.about"],
  ["connect", "menu.connect"],
] as const satisfies readonly [OpenPageName, string][];
