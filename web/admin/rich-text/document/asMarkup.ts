import { editorDocument } from "../../../../documents/editor-document";
import { markupTree } from "../../../../documents/markup-tree";
import { printMarkup } from "../../../../markup/print-markup";
import { readMarkup } from "../../../../markup/read-markup";
import type { StoredText } from "../StoredText";

/**
 * Returns a text as Markdown. A text in another form is converted, as the editor converts it when
 * the owner changes it.
 */
export function asMarkup({ text, markup }: StoredText): string {
  if (markup === 2) return text;
  return printMarkup(markupTree(editorDocument(readMarkup(text, markup))));
}
