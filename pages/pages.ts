import { type OpenPageName, openPaths } from "./paths.ts";

type OpenPage = {
  path: string;
  /** What the owner reads, in the numbers and among the targets of redirects. */
  label: string;
  /** The key of the title on its social card. Null for the designer's name. */
  titleWord: string | null;
  /** What it reads from the query string. The rest makes no other page. */
  parameters: readonly string[];
  /** Whether it is the same whoever asks with parameters, too, as it is without. */
  isSharedWithParameters: boolean;
};

/**
 * The pages that anyone may read: cached, prerendered, counted by their names, in the sitemap, with a
 * social card. Redirects lead to them and shadow none.
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
    // The message is what became of the visitor's own.
    isSharedWithParameters: false,
  },
} as const satisfies Record<OpenPageName, OpenPage>;
