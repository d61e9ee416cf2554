import { htmlFormat } from "./htmlFormat";
import { RichTextField, type RichTextFieldProps } from "./RichTextField";
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
