import { editorDocument } from "../../../documents/editor-document";
import { markupTree } from "../../../documents/markup-tree";
import { isLinkAddress } from "../../../markup/link-address";
import { printMarkup } from "../../../markup/print-markup";
import { readMarkup } from "../../../markup/read-markup";
import { asMarkup } from "./document/asMarkup";
import { richTextExtensions } from "./richTextExtensions";
import type { StoredText } from "./StoredText";
import type { TextFormat } from "./textFormat";

/** A text with other rules becomes Markdown when it is changed. */
export const markupFormat: TextFormat<StoredText> = {
  extensions: richTextExtensions({ isAllowedLink: isLinkAddress }),
  className: "rich-text",
  read: ({ text, markup }) => editorDocument(readMarkup(text, markup)),
  write: (editor) => ({ text: printMarkup(markupTree(editor.getJSON())), markup: 2 }),
  keyOf: asMarkup,
  source: {
    show: asMarkup,
    parse: (text) => ({ text, markup: 2 }),
  },
};
