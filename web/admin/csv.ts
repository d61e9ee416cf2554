/** A table as RFC 4180 has it, in UTF-8 with the mark that spreadsheets know it by. Short rows are filled up. */
export function csvOf(
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const lines = [heads, ...rows].map((cells) =>
    heads.map((_head, index) => csvCell(String(cells[index] ?? ""))).join(","),
  );
  return `\ufeff${lines.map((line) => `${line}\r\n`).join("")}`;
}

/** A cell that no spreadsheet takes for a formula: one that would begin as such begins with a quote. */
export function csvCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r\n|%＝＋－＠]/u.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
