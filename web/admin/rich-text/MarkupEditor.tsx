import { markupHtml } from "../../../markup/markup-html";
import { readMarkup } from "../../../markup/read-markup";
import { RichText } from "../../rich-text/RichText";
import { markupFormat } from "./markupFormat";
import { RichTextField, type RichTextFieldProps } from "./RichTextField";
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
