import { type OpenPageName, openPaths } from "./paths.ts";

export type OpenPage = {
  path: string;
  /** The page's name for the owner, in statistics and among the targets of redirects. */
  label: string;
  /** The key of the title on the page's social card. Null where the title is the designer's name. */
  titleWord: string | null;
  /** The query parameters that the page reads. Other parameters do not change it. */
  parameters: readonly string[];
  /** Whether all visitors see the same page also at an address with parameters. */
  isSharedWithParameters: boolean;
  /** Whether the page differs for readers with the portfolio password. */
  dependsOnAccess?: true;
};

/**
 * The public pages: cached, prerendered, counted by name, in the sitemap, with a social card. A redirect can
 * lead to such a page, but not replace it.
 */
export const openPages = {
  home: {
    path: openPaths.home,
    label: "Home",
    titleWord: null,
    parameters: [],
    isSharedWithParameters: false,
  },
  work: {
    path: openPaths.work,
    label: "Work",
    titleWord: "work.title",
    parameters: ["tag", "view", "count"],
    isSharedWithParameters: true,
  },
  about: {
    path: openPaths.about,
    label: "About",
    titleWord: "about.title",
    parameters: ["tab"],
    isSharedWithParameters: true,
  },
  connect: {
    path: openPaths.connect,
    label: "Connect",
    titleWord: "connect.title",
    parameters: ["message"],
    // It shows the result of the visitor's own message.
    isSharedWithParameters: false,
  },
  brief: {
    path: openPaths.brief,
    label: "In a minute",
    titleWord: "brief.title",
    parameters: [],
    isSharedWithParameters: false,
    dependsOnAccess: true,
  },
} as const satisfies Record<OpenPageName, OpenPage>;
