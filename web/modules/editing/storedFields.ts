import type { Markup } from "../../../markup/read-markup";
import { readView, type StoredView } from "./mediaView";

export type Side = "left" | "right";

/** How a field of a module is read from what was stored, and what it is where it is missing there. */
export type StoredField<Value, Initial extends Value | undefined = Value | undefined> = {
  /** Undefined for what is no value of the field. */
  read: (stored: unknown) => Value | undefined;
  /** Undefined for a field that a module may lack. */
  initial: Initial;
  /** The addresses of pictures and videos that it holds. */
  mediaOf?(value: Value): readonly string[];
};

const readText = (stored: unknown) => (typeof stored === "string" ? stored : undefined);
const readSide = (stored: unknown) =>
  stored === "left" || stored === "right" ? stored : undefined;

export const text: StoredField<string, ""> = { read: readText, initial: "" };
export const optionalText: StoredField<string, undefined> = { read: readText, initial: undefined };
const addressOf = (src: string) => [src];

export const media: StoredField<string, ""> = { read: readText, initial: "", mediaOf: addressOf };
export const optionalMedia: StoredField<string, undefined> = {
  read: readText,
  initial: undefined,
  mediaOf: addressOf,
};
/** Whether the module's texts are Markdown, which a text without it never becomes by itself. */
export const optionalMarkup: StoredField<Markup, undefined> = {
  read: (stored) => (stored === 2 ? stored : undefined),
  initial: undefined,
};
export const leftSide: StoredField<Side, "left"> = { read: readSide, initial: "left" };
export const optionalSide: StoredField<Side, undefined> = { read: readSide, initial: undefined };

/** A row of a list that a module holds. */
export type StoredRow<Name extends string = string> = Readonly<Record<Name, string>>;

/** A list whose rows have these texts. One that a row lacks is empty. */
export function rows<Name extends string>(
  ...names: Name[]
): StoredField<readonly StoredRow<Name>[], readonly never[]> {
  const readRow = (stored: unknown) =>
    Object.fromEntries(
      names.map((name) => [name, readText(Object(stored)[name]) ?? ""]),
    ) as StoredRow<Name>; // an entry for every name
  return {
    read: (stored) => (Array.isArray(stored) ? stored.map(readRow) : undefined),
    initial: [],
  };
}

/** A row of a list with the address of a picture or video, and how that is shown. */
export type MediaRow<Name extends string = string> = StoredRow<"src" | Name> &
  Readonly<{ srcView?: StoredView }>;

/** As {@link rows}, each with a picture or video. */
export function mediaRows<Name extends string>(
  ...names: Name[]
): StoredField<readonly MediaRow<Name>[], readonly never[]> {
  const texts = rows<"src" | Name>("src", ...names);
  const withView = (row: StoredRow<"src" | Name>, stored: unknown): MediaRow<Name> => {
    const srcView = readView(Object(stored).srcView);
    return srcView ? { ...row, srcView } : row;
  };
  return {
    initial: [],
    read: (stored) =>
      Array.isArray(stored)
        ? texts.read(stored)?.map((row, place) => withView(row, stored[place]))
        : undefined,
    mediaOf: (list) =>
      list.flatMap(({ src, srcView }) => [src, ...(srcView?.startSrc ? [srcView.startSrc] : [])]),
  };
}

/** One of some values; the first where there is none. */
export function choice<Value extends string>(
  first: Value,
  ...others: Value[]
): StoredField<Value, Value> {
  const values: readonly unknown[] = [first, ...others];
  return {
    read: (stored) => (values.includes(stored) ? (stored as Value) : undefined), // by the check
    initial: first,
  };
}

export type StoredFields = Readonly<
  Record<
    string,
    | StoredField<string>
    | StoredField<readonly StoredRow[]>
    | StoredField<Markup>
    | StoredField<StoredView>
    | StoredField<readonly MediaRow<never>[]>
  >
>;

type ValueOf<Field> = Field extends StoredField<infer Value> ? Value : never;

type Optional<Fields extends StoredFields> = {
  [Name in keyof Fields]: Fields[Name]["initial"] extends undefined ? Name : never;
}[keyof Fields];

/** The fields of a module in the form that is edited. */
export type ModuleFields<Fields extends StoredFields> = {
  [Name in Exclude<keyof Fields, Optional<Fields>>]: ValueOf<Fields[Name]>;
} & { [Name in Optional<Fields>]?: ValueOf<Fields[Name]> };
