import { LRUCache } from "lru-cache";
import { markupHtml } from "../../../markup/markup-html.ts";
import { type Markup, readMarkup } from "../../../markup/read-markup.ts";

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

type HtmlOfText = (text: string, markup: Markup | undefined) => string;

/**
 * Remembers the HTML that is made of each text; the least recently used is dropped.
 * @param maxCharacters what texts and HTML may take together
 */
export function memoiseHtml(htmlOfText: HtmlOfText, maxCharacters: number): HtmlOfText {
  const remembered = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (html, key) => key.length + html.length,
  });
  return (text, markup) => {
    const key = `${markup ?? ""} ${text}`;
    const html = remembered.get(key) ?? htmlOfText(text, markup);
    remembered.set(key, html);
    return html;
  };
}
