import { RichTextField, type RichTextFieldProps } from "../../rich-text/RichTextField";
import { type StoredTable, tableFormat } from "../../rich-text/table/tableFormat";
import "../../../rich-text/RichText.css";

/** The editor of a table's cells. */
export function TableField(props: Omit<RichTextFieldProps<StoredTable>, "format">) {
  return <RichTextField {...props} format={tableFormat} />;
}
