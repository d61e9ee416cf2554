import { areFigures } from "../../../words/are-figures";

type Alignment = "start" | "center" | "end";

/**
 * The alignment of each column: the owner's choice; without a choice, `end` for a column of figures and
 * `start` for others. The first column, which names the rows, never has `end` as its default.
 * @param body the rows below the headings, with the HTML of their cells
 */
export function alignColumns(
  body: readonly (readonly string[])[],
  columns: readonly { readonly align: string | null | undefined }[],
  width: number,
): Alignment[] {
  return Array.from({ length: width }, (_, place) => {
    const chosen = columns[place]?.align?.toLowerCase();
    if (chosen === "start" || chosen === "center" || chosen === "end") return chosen;
    return place > 0 && areFigures(body.map((cells) => wordsOf(cells[place] ?? "")))
      ? "end"
      : "start";
  });
}

/** The text of a cell without superscripts, which refer to notes, and without struck-through text. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<(sup|s)>[^<]*<\/\1>/g, "")
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&[#\w]*;/g, " ");
}
