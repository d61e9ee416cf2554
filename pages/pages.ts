import { type OpenPageName, openPaths } from "./paths.ts";

export type OpenPage = {
  path: string;
  /** The page's name for the owner, in statistics and among the targets of redirects. */
  label: string;
  /**
   * The key in words/ of the title on the page's social card. Null where the title is the
   * designer's name.
   */
  titleWord: string | null;
  /** The query parameters that the page reads. Other parameters do not change it. */
  parameters: readonly string[];
  /** Whether all visitors see the same page at an address with parameters, too. */
  isSharedWithParameters: boolean;
  /** Whether the page differs for readers with the portfolio password. */
  dependsOnAccess?: true;
};

/**
 * The public pages: cached, prerendered, counted by name, in the sitemap, with a social card. The
 * owner's redirects can lead to these pages, but cannot replace them.
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
    // The parameter makes the page show the result of the visitor's own message.
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
