/** The pages that anyone may read, in the order of the sitemap. What else is known of them is in pages.ts. */
export const openPaths = {
  home: "/",
  work: "/work",
  about: "/about",
  connect: "/connect",
} as const;

/** The pages that ask visitors and the owner who they are. */
export const entryPaths = {
  /** Where a link asks for its password, or is said to open nothing. */
  link: "/for",
  access: "/access",
  /** Where the owner signs in without scripts. */
  signIn: "/sign-in",
} as const;

export type OpenPageName = keyof typeof openPaths;

/** The pages of the menu, in order, each with the word of its link. */
export const menuPages = [
  ["work", "menu.work"],
  ["about", "menu.about"],
  ["connect", "menu.connect"],
] as const satisfies readonly [OpenPageName, string][];
