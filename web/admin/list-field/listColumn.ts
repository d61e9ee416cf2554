import type { ComponentProps } from "react";

/** A row of a list: a text for each of its columns. */
export type ListRow<Key extends string> = Readonly<Record<Key, string>>;

/** One text of each row. */
export type ListColumn<Key extends string> = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "placeholder" | "autoCapitalize" | "spellCheck"
> & {
  key: Key;
  label: string;
  /** The text as it was meant, once the owner has left its field: an address with its https. */
  complete?: (text: string) => string;
  /** What is wrong with the text. Undefined where nothing is. */
  faultOf?: (text: string, row: ListRow<Key>) => string | undefined;
};

/** Whether nothing was typed into a row. Forms send lists without such rows. */
export function isBlankRow(row: ListRow<string>): boolean {
  return Object.values(row).every((text) => text.trim() === "");
}

/** Whether something is wrong with a row. Blank ones are not sent. */
export function isFaulty<Key extends string>(
  columns: readonly ListColumn<Key>[],
  row: ListRow<Key>,
): boolean {
  return !isBlankRow(row) && columns.some(({ key, faultOf }) => faultOf?.(row[key], row));
}
