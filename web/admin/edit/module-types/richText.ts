import { cellHtml, markupHtml } from "../../../../markup/markup-html";
import { printMarkup } from "../../../../markup/print-markup";
import { type Markup, readCell, readMarkup } from "../../../../markup/read-markup";

/** What the page shows of a text that may be missing, as the server would make it. */
export function previewHtml(text: string | undefined, markup: Markup | undefined): string {
  return text ? markupHtml(readMarkup(text, markup)) : "";
}

/** The same of a text in a cell. */
export function previewCellHtml(text: string, markup: Markup | undefined): string {
  return text ? cellHtml(readCell(text, markup)) : "";
}

/** Words as a text in bold, in the markup of their module. */
export function boldText(value: string, markup: Markup | undefined): string {
  if (markup !== 2) return `**${value}**`;
  const strong = { type: "strong" as const, children: [{ type: "text" as const, value }] };
  return printMarkup({ type: "root", children: [{ type: "paragraph", children: [strong] }] });
}
