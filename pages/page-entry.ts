import type { PostedForm } from "./posted-form.ts";

/** The input of web/entry-server.tsx for one request. */
export type EntryRequest = {
  /** Absolute address of the page. */
  url: URL;
  /** The path of the site on its host, such as "/portfolio", without a trailing slash. Empty at the root. */
  basePath: string;
  /** Runs one of the site's own GraphQL documents, by its id, in the server's process. */
  execute: (operation: { id: string; variables: Record<string, unknown> }) => Promise<unknown>;
  /** Called with each error that the code of the page throws. The page does not show the error's message. */
  reportError: (error: unknown) => void;
  /** The contact form, or request for access, that was posted and refused. The page shows it again. */
  postedForm?: PostedForm;
};

/** A picture in its best format, for `<link rel="preload" as="image">`. */
export type FirstPicture = {
  mediaType: string;
  srcSet: string;
  sizes: string;
  /** The media query of the windows that show the picture. Undefined for all windows. */
  windows?: string | undefined;
};

export type Redirect = { kind: "redirect"; status: number; location: string };

/** A page, with the data that the browser needs for it. */
type EntryPage = {
  kind: "page";
  status: number;
  html: string;
  /** Whether search engines should leave the page out. */
  isUnlisted?: boolean;
  /** The source modules whose code and styles the page needs. */
  modulePaths: string[];
  /** The pictures of the page's first screen. */
  firstPictures: FirstPicture[];
  /** The fonts of the page's first paint: CSS `font` values, separated by commas. */
  firstFonts: string;
};

export type Rendered = Redirect | EntryPage;

/** The exports of web/entry-server.tsx. */
export type PageEntry = { render: (request: EntryRequest) => Promise<Rendered> };
