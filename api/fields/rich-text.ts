import { LRUCache } from "lru-cache";
import { cellHtml, markupHtml } from "../../markup/markup-html.ts";
import { markupWords } from "../../markup/markup-words.ts";
import { readCell, readMarkup, type TextMarkup } from "../../markup/read-markup.ts";

export const htmlParts =
  "paragraphs, headings, lists, quotes, emphasis, links and code, and nothing else";

export const htmlDescription = `The text as HTML: ${htmlParts}.`;

/** The maximum size of cached texts and HTML together, in characters: about a hundred long case studies. */
const maxCharacters = 2_000_000;

/**
 * Creates a function that renders a text to HTML. Without a text, the HTML is empty. Results are cached,
 * because parsing takes milliseconds, and after each write all pages are rendered again.
 */
export function createHtmlOf(read: typeof readMarkup, print = markupHtml) {
  const remembered = memoiseHtml((text, markup) => print(read(text, markup)), maxCharacters);
  return (text: string | undefined, { markup }: { markup?: TextMarkup | undefined }): string =>
    text ? remembered(text, markup) : "";
}

/** The HTML of a text. */
export const htmlOf = createHtmlOf(readMarkup);

/** The HTML of a text in a cell of a table. */
export const cellHtmlOf = createHtmlOf(readCell, cellHtml);

/** Converts a text with markup to plain text on one line. Results are cached. */
export const wordsOf = memoiseHtml(
  (text, markup) => markupWords(readMarkup(text, markup)),
  maxCharacters / 4,
);

type HtmlOfText = (text: string, markup: TextMarkup | undefined) => string;

/**
 * Caches the HTML of texts. Beyond the maximum size, the least recently used HTML is removed.
 * @param maxCharacters the maximum size of texts and HTML together, in characters
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
