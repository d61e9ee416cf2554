import { printMarkup } from "../../../../markup/print-markup";
import { readMarkup } from "../../../../markup/read-markup";
import type { StoredText } from "../StoredText";
import { editorDocument } from "./editorDocument";
import { markupTree } from "./markupTree";

/** Converts a text to Markdown as the editor writes it. */
export function asMarkup({ text, markup }: StoredText): string {
  if (markup === 2) return text;
  return printMarkup(markupTree(editorDocument(readMarkup(text, markup))));
}
