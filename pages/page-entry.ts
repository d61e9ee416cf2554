import type { PostedForm } from "./posted-form.ts";

/** The input of web/entry-server.tsx for one request. */
export type EntryRequest = {
  /** Absolute address of the page. */
  url: URL;
  /** The path below which the site stands on its host, without a trailing slash. */
  basePath: string;
  /** Runs one of the site's own documents in the server's process. */
  execute: (operation: { id: string; variables: Record<string, unknown> }) => Promise<unknown>;
  /** Told of what failed in the page's own code, which the page does not repeat. */
  reportError: (error: unknown) => void;
  /** The form that the page answers, where it was posted and refused. */
  postedForm?: PostedForm;
};

/** A picture in its best format, for `<link rel="preload" as="image">`. */
export type FirstPicture = {
  mediaType: string;
  srcSet: string;
  sizes: string;
  /** The media query of the windows that show it. All if undefined. */
  windows?: string | undefined;
};

export type Redirect = { kind: "redirect"; status: number; location: string };

/** A page, with the data that the browser needs for it. */
type EntryPage = {
  kind: "page";
  status: number;
  html: string;
  /** Whether search engines are to leave it out. */
  isUnlisted?: boolean;
  /** The source modules whose code and styles it needs. */
  modulePaths: string[];
  /** The pictures of its first screen. */
  firstPictures: FirstPicture[];
  /** The font faces of its first paint, with commas around each. */
  firstFonts: string;
};

export type Rendered = Redirect | EntryPage;

/** What web/entry-server.tsx exports. */
export type PageEntry = { render: (request: EntryRequest) => Promise<Rendered> };
