import type { Markup } from "../../../markup/read-markup.ts";

type HtmlOfText = (text: string, markup: Markup | undefined) => string;

/**
 * Remembers the HTML that is made of each text; the least recently used is dropped.
 * @param maxCharacters what texts and HTML may take together
 */
export function memoiseHtml(htmlOfText: HtmlOfText, maxCharacters: number): HtmlOfText {
  // A Map lists its entries in the order they were set.
  const remembered = new Map<string, { html: string; size: number }>();
  let total = 0;
  return (text, markup) => {
    const key = `${markup ?? ""} ${text}`;
    const known = remembered.get(key);
    if (known) {
      remembered.delete(key);
      remembered.set(key, known);
      return known.html;
    }
    const html = htmlOfText(text, markup);
    const size = text.length + html.length;
    if (size > maxCharacters) return html;
    remembered.set(key, { html, size });
    total += size;
    for (const [oldest, { size }] of remembered) {
      if (total <= maxCharacters) break;
      remembered.delete(oldest);
      total -= size;
    }
    return html;
  };
}
