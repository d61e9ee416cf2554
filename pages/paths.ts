/** The paths of the public pages, in the order of the sitemap. For their properties see pages.ts. */
export const openPaths = {
  home: "/",
  work: "/work",
  about: "/about",
  connect: "/connect",
  /** Exists only while there are briefs to read. */
  brief: "/brief",
} as const;

/** The pages on which visitors and the owner identify themselves. */
export const entryPaths = {
  /** The page with the form for the password of a link, or with the notice that the link no longer works. */
  link: "/for",
  access: "/access",
  /** The sign-in page of the owner for browsers without scripts. */
  signIn: "/sign-in",
} as const;

/**
 * The slides of a project, of the page of briefs, and of the projects that a link opens. Each path followed by
 * /notes is the owner's window with the speaker notes. No list of pages contains the slides, because other
 * pages show the same content.
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
