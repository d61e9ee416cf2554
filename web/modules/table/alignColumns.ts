import { areFigures } from "../../../words/are-figures";

type Alignment = "start" | "center" | "end";

/**
 * Where the texts of each column stand: as chosen, else at the end where a column has figures alone. The first
 * column says what its rows are.
 * @param body the HTML of the cells below the headings
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

/** The text of a cell without raised numbers, which are notes, and without what is no longer valid. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<(sup|s)>[^<]*<\/\1>/g, "")
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&[#\w]*;/g, " ");
}
