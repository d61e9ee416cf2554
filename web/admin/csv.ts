/** A table as CSV (RFC 4180), with a byte order mark for spreadsheets. Short rows end with empty cells. */
export function csvOf(
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const lines = [heads, ...rows].map((cells) =>
    heads.map((_head, index) => csvCell(String(cells[index] ?? ""))).join(","),
  );
  return `\ufeff${lines.map((line) => `${line}\r\n`).join("")}`;
}

/** A quoted cell. A text that a spreadsheet would run as a formula gets a leading apostrophe. */
export function csvCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r\n|%＝＋－＠]/u.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
