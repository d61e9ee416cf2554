type Alignment = "start" | "center" | "end";

/** A number with its sign, its currency and its unit: −5,2 · 1 200 · 49 € · $12 · 31 % · 12 km · 3/4. */
const figure =
  /^[(~≈<>±+\-–−]*(?:\p{Sc}\s?)?[+\-–−]?\p{N}[\p{N}.,:/'’\s]*(?:[%‰]|\p{Sc}|[\p{L}°]{1,4}[²³]?)?\)?$/u;

/** What stands where there is no figure. */
const none = /^(?:[-–—−.…]?|n\/?a)$/iu;

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

/** Whether each of the texts is a number, or stands where there is none. */
export function areFigures(texts: readonly string[]): boolean {
  const words = texts.map((text) => text.trim()).filter((text) => !none.test(text));
  return words.length > 0 && words.every((text) => figure.test(text));
}

/** The text of a cell without raised numbers, which are notes, and without what is no longer valid. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<(sup|s)>[^<]*<\/\1>/g, "")
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&[#\w]*;/g, " ");
}
