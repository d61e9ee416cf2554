import { editorDocument } from "../../../../documents/editor-document";
import { markupTree } from "../../../../documents/markup-tree";
import { printMarkup } from "../../../../markup/print-markup";
import { readMarkup } from "../../../../markup/read-markup";
import type { StoredText } from "../StoredText";

/**
 * Returns a text as Markdown. Texts of other forms are converted, as the editor does when they
 * change.
 */
export function asMarkup({ text, markup }: StoredText): string {
  if (markup === 2) return text;
  return printMarkup(markupTree(editorDocument(readMarkup(text, markup))));
}
