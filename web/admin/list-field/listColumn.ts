import type { ComponentProps } from "react";

/** A row of a list: a text for each of its columns. */
export type ListRow<Key extends string> = Readonly<Record<Key, string>>;

/** A column of a list: one text of each row. */
export type ListColumn<Key extends string> = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "placeholder" | "autoCapitalize" | "spellCheck"
> & {
  key: Key;
  label: string;
  /** Returns the completed text when the owner leaves the field: an address with its "https://". */
  complete?: (text: string) => string;
  /** The error of the text. Undefined if there is none. */
  faultOf?: (text: string, row: ListRow<Key>) => string | undefined;
};

/** Whether a row is blank: forms leave blank rows out when they send a list. */
export function isBlankRow(row: ListRow<string>): boolean {
  return Object.values(row).every((text) => text.trim() === "");
}

/** Whether a row has an error. A blank row has no error, because it is not sent. */
export function isFaulty<Key extends string>(
  columns: readonly ListColumn<Key>[],
  row: ListRow<Key>,
): boolean {
  return !isBlankRow(row) && columns.some(({ key, faultOf }) => faultOf?.(row[key], row));
}
