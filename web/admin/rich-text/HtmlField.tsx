import type { Editor } from "@tiptap/react";
import { RichTextField, type RichTextFieldProps, type TextFormat } from "./RichTextField";
import { richTextExtensions } from "./richTextExtensions";
import "../../rich-text/RichText.css";

type Props = Pick<RichTextFieldProps<string>, "label" | "value" | "errorMessage" | "isRequired"> & {
  onChange: (html: string) => void;
};

/** Rich text that is stored as HTML. */
export function HtmlField(props: Props) {
  return (
    <RichTextField
      {...props}
      toolbarLabel={`Format of ${props.label.toLowerCase()}`}
      format={htmlFormat}
    />
  );
}

/** The format of a text that is stored as HTML. A text without words is stored as an empty string. */
const htmlFormat: TextFormat<string> = {
  extensions: richTextExtensions(),
  className: "rich-text",
  read: (html) => html,
  write: editorHtml,
  keyOf: (html) => html,
};

/** The editor's text as HTML, without needless paragraphs in list items. Empty for a text without words. */
export function editorHtml(editor: Editor): string {
  if (!editor.getText().trim()) return "";
  return withPlainItems(editor.getHTML());
}

/** Unwraps single paragraphs in list items. */
function withPlainItems(html: string): string {
  return html.replace(/<li><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs, "<li>$1");
}
