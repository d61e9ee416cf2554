/** The columns of a table that hold text. */
export type TextColumn<Table> = {
  [Column in keyof Table]: Table[Column] extends string | null ? Column : never;
}[keyof Table];

/** Columns as a statement names them. */
export function namesOf(columns: readonly string[]): string {
  return columns.map((name) => `"${name}"`).join(", ");
}
