import { markupFormat } from "../../rich-text/markupFormat";
import { RichTextField, type RichTextFieldProps } from "../../rich-text/RichTextField";
import type { StoredText } from "../../rich-text/StoredText";
import "../../../rich-text/RichText.css";

/** The editor of a module's text. */
export function MarkupEditor(props: Omit<RichTextFieldProps<StoredText>, "format">) {
  return <RichTextField {...props} format={markupFormat} />;
}
