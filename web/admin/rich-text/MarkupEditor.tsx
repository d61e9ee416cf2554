import { editorDocument } from "../../../documents/editor-document";
import { markupTree } from "../../../documents/markup-tree";
import { isLinkAddress } from "../../../markup/link-address";
import { markupHtml } from "../../../markup/markup-html";
import { printMarkup } from "../../../markup/print-markup";
import { readMarkup } from "../../../markup/read-markup";
import { RichText } from "../../rich-text/RichText";
import { asMarkup } from "./document/asMarkup";
import { RichTextField, type RichTextFieldProps, type TextFormat } from "./RichTextField";
import { richTextExtensions } from "./richTextExtensions";
import type { StoredText } from "./StoredText";
import "../../rich-text/RichText.css";

/** The editor of a text with markup. */
export function MarkupEditor(props: Omit<RichTextFieldProps<StoredText>, "format">) {
  return <RichTextField {...props} format={markupFormat} />;
}

/** A text with markup as pages show it. */
export function MarkupView({ text, markup }: StoredText) {
  return <RichText html={markupHtml(readMarkup(text, markup))} />;
}

/** The format of a text with markup. It reads every stored form of markup, and writes Markdown (markup 2). */
const markupFormat: TextFormat<StoredText> = {
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
