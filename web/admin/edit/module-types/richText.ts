import { cellHtml, markupHtml } from "../../../../markup/markup-html";
import { printMarkup } from "../../../../markup/print-markup";
import { type Markup, readCell, readMarkup } from "../../../../markup/read-markup";

/** The HTML of a text on the page, as the server would make it. Empty for a missing text. */
export function previewHtml(text: string | undefined, markup: Markup | undefined): string {
  return text ? markupHtml(readMarkup(text, markup)) : "";
}

/** The HTML of a text in a cell of a table. */
export function previewCellHtml(text: string, markup: Markup | undefined): string {
  return text ? cellHtml(readCell(text, markup)) : "";
}

/** Makes a plain text bold, in the markup of its module. */
export function boldText(value: string, markup: Markup | undefined): string {
  if (markup !== 2) return `**${value}**`;
  const strong = { type: "strong" as const, children: [{ type: "text" as const, value }] };
  return printMarkup({ type: "root", children: [{ type: "paragraph", children: [strong] }] });
}
