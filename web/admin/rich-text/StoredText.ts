import type { TextMarkup } from "../../../markup/read-markup";

/** A text as it is stored: Markdown or plain if `markup` says so, else by the documented rules. */
export type StoredText = { text: string; markup?: TextMarkup | undefined };

/**
 * Reads a text out of what a browser stored. Null where it is none.
 * @param plain the markup of what is no Markdown, as is a text alone, which earlier versions stored
 */
export function parseText(stored: unknown, plain?: 0): StoredText | null {
  const { text, markup }: { text?: unknown; markup?: unknown } =
    typeof stored === "string" ? { text: stored } : Object(stored);
  if (typeof text !== "string") return null;
  const read = markup === 2 ? 2 : plain;
  return read === undefined ? { text } : { text, markup: read };
}
