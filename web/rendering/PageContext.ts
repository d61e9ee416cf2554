import { type CSSProperties, createContext, useContext } from "react";
import type { FirstPicture } from "../../pages/page-entry";
import type { PostedForm } from "../../pages/posted-form";
import type { Words } from "../../words/create-words";
import { defaultVoice, type Voice } from "../voices/voice";

/** The owner's colours, as hex with a leading #. */
export type ThemeColors = {
  background: string;
  textPrimary: string;
  textSecondary: string;
  navHover: string;
};

/** The custom properties from which tokens.css derives other colours. */
export type ThemeProperties = CSSProperties;

/** Colours with their custom properties. */
export type Theme = { colors: ThemeColors; properties: ThemeProperties };

/** An object in the vocabulary of schema.org, as JSON-LD. */
export type Thing = { "@type": string; [property: string]: unknown };

/** Data that pages add to the HTTP response during server rendering. */
export type PageResponse = {
  status: number;
  /** Whether search engines should leave the page out. */
  isUnlisted?: boolean;
  /** Structured data for search engines. */
  things: readonly Thing[];
  /** The pictures of the page's first screen. */
  firstPictures: FirstPicture[];
  /** The source modules whose code and styles the page needs, besides those of its routes. */
  modulePaths: string[];
  /** Computes the theme. The library that this needs is not sent to visitors. */
  deriveTheme: (colors: ThemeColors) => ThemeProperties;
};

/** The data of a page that all its parts may read, on the server and in the browser. */
export type Page = {
  /** The address of the site for links and previews, without a trailing slash. */
  origin: string;
  /** The page's theme, which the server computes and sends with the page. */
  theme: Theme | null;
  /** The theme of the site, if the page has other colours, such as those of a project. Null otherwise. */
  siteTheme: Theme | null;
  /** The site's texts, which the Document component sets. Null before that. */
  words: Words | null;
  /** The site's voice (type direction), which the Document component sets, too. */
  voice: Voice;
  /** Whether content may be wider than 1440 px; the Document component sets it, too. */
  fillsLargeScreens: boolean;
  /**
   * The form that was posted without scripts and refused, which this page shows again. Null for other pages,
   * and after the form has been shown.
   */
  postedForm: PostedForm | null;
  /** The data that pages add to the HTTP response. Null in the browser. */
  response: PageResponse | null;
};

export const PageContext = createContext<Page>({
  origin: "",
  theme: null,
  siteTheme: null,
  words: null,
  voice: defaultVoice,
  fillsLargeScreens: false,
  postedForm: null,
  response: null,
});

export function usePage(): Page {
  return useContext(PageContext);
}
