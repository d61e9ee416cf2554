import { editorHtml } from "./editorHtml";
import { RichTextField, type RichTextFieldProps } from "./RichTextField";
import { richTextExtensions } from "./richTextExtensions";
import type { TextFormat } from "./textFormat";
import "../../rich-text/RichText.css";

type Props = Pick<RichTextFieldProps<string>, "label" | "value" | "errorMessage"> & {
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

/** HTML of what the server lets through; empty for no words. */
const htmlFormat: TextFormat<string> = {
  extensions: richTextExtensions(),
  className: "rich-text",
  read: (html) => html,
  write: editorHtml,
  keyOf: (html) => html,
};
