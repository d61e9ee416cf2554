import type { TextMarkup } from "../../../markup/read-markup";

/**
 * A text as it is stored. `markup` is 2 for Markdown, 0 for plain text, undefined for the documented markup,
 * see parsePlainMarkup.
 */
export type StoredText = { text: string; markup?: TextMarkup | undefined };

/**
 * Reads a text that a browser stored. Null where the value is no text.
 * @param plain the markup of a text that is not stored as Markdown, such as the strings of earlier versions
 */
export function parseText(stored: unknown, plain?: 0): StoredText | null {
  const { text, markup }: { text?: unknown; markup?: unknown } =
    typeof stored === "string" ? { text: stored } : Object(stored);
  if (typeof text !== "string") return null;
  const read = markup === 2 ? 2 : plain;
  return read === undefined ? { text } : { text, markup: read };
}
