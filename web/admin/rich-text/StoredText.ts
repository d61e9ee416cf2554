import type { TextMarkup } from "../../../markup/read-markup";

/**
 * A text as it is stored. `markup` is 2 for Markdown and 0 for plain text. Without `markup`, the
 * text has the simple markup that parsePlainMarkup reads.
 */
export type StoredText = { text: string; markup?: TextMarkup | undefined };

/**
 * Reads a text that a browser stored. Null if the value is not a text.
 * @param plain the `markup` of texts that are not stored as Markdown, such as the strings of
 * earlier versions
 */
export function parseText(stored: unknown, plain?: 0): StoredText | null {
  const { text, markup }: { text?: unknown; markup?: unknown } =
    typeof stored === "string" ? { text: stored } : Object(stored);
  if (typeof text !== "string") return null;
  const read = markup === 2 ? 2 : plain;
  return read === undefined ? { text } : { text, markup: read };
}
