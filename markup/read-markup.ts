import type { Root } from "mdast";
import { parseMarkup } from "./parse-markup.ts";
import { parsePlainMarkup } from "./parse-plain-markup.ts";

/** The value of the key `markup` beside a text that {@link parseMarkup} reads. */
export type Markup = 2;

/** Reads a text by the rules that it was written for: the documented ones where no others are named. */
export function readMarkup(text: string, markup?: Markup | null): Root {
  return markup === 2 ? parseMarkup(text) : parsePlainMarkup(text);
}
