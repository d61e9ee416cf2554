import { markupHtml } from "../../../markup/markup-html.ts";
import { type Markup, readMarkup } from "../../../markup/read-markup.ts";
import { memoiseHtml } from "./memoise-html.ts";

export const htmlDescription =
  "The same as HTML: paragraphs, headings, lists, quotes, emphasis, links and code, and nothing else.";

/** What texts and their HTML may take together, in characters: those of some hundred long case studies. */
const maxCharacters = 2_000_000;

/**
 * What makes the HTML of a module's text as a page shows it. It is remembered: to parse a text takes
 * milliseconds, and after each write every page is rendered again.
 */
export function createHtmlOf(read: typeof readMarkup) {
  const remembered = memoiseHtml((text, markup) => markupHtml(read(text, markup)), maxCharacters);
  return (text: string | undefined, { markup }: { markup?: Markup | undefined }): string =>
    text ? remembered(text, markup) : "";
}

/** A text of a module as a page shows it. */
export const htmlOf = createHtmlOf(readMarkup);
