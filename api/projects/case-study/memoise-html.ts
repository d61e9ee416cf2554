import { LRUCache } from "lru-cache";
import type { Markup } from "../../../markup/read-markup.ts";

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
