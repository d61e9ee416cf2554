import { type CSSProperties, createContext, useContext } from "react";
import type { Words } from "../../words/create-words";
import { defaultVoice, type Voice } from "../voices/voice";
import type { PostedForm } from "./PostedForm";

/** The owner's colours, as hex with a leading #. */
export type ThemeColors = {
  background: string;
  textPrimary: string;
  textSecondary: string;
  navHover: string;
};

/** The custom properties that tokens.css derives the whole look from. */
export type ThemeProperties = CSSProperties;

/** Colours, and the custom properties made of them. */
export type Theme = { colors: ThemeColors; properties: ThemeProperties };

/** Something in the vocabulary of schema.org, as JSON-LD. */
export type Thing = { "@type": string; [property: string]: unknown };

/** A picture in its best form, as `<link rel="preload" as="image">` names it. */
export type FirstPicture = {
  mediaType: string;
  srcSet: string;
  sizes: string;
  /** The windows that show it, as a media query. All where none is given. */
  windows?: string | undefined;
};

/** What pages add to their HTTP response while the server renders them. */
export type PageResponse = {
  status: number;
  /** What the page says to search engines. */
  things: readonly Thing[];
  /** The pictures of its first screen. */
  firstPictures: FirstPicture[];
  /** The source modules whose code and styles it needs, besides those of its routes. */
  modulePaths: string[];
  /** Works out the theme. It takes a library of colours, which visitors are spared. */
  deriveTheme: (colors: ThemeColors) => ThemeProperties;
};

/** What every part of a page may read about it, on the server and in the browser. */
export type Page = {
  /** The address that pages give themselves in links and previews, without a trailing slash. */
  origin: string;
  /** Worked out by the server, which sends it along. */
  theme: Theme | null;
  /** That of the site's own colours, where the page stands in others. */
  siteTheme: Theme | null;
  /** What the site says; set by the document. Null before that. */
  words: Words | null;
  /** The type direction that it is set in; set by the document, as the words are. */
  voice: Voice;
  /** Whether it grows in windows wider than its documented width; set by the document, too. */
  fillsLargeScreens: boolean;
  /** The refused form that this page answers; null once it has been shown. */
  postedForm: PostedForm | null;
  /** Null in the browser, where the response has been sent. */
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
