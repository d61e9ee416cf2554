import { type ModulePart, partsOf, type Stored } from "../../../../content/declare-module";
import type { Markup } from "../../../../markup/read-markup";
import { previewView, readView, type StoredView, viewInput } from "./mediaView";
import type { PreviewContext } from "./moduleDefinition";
import { previewCellHtml, previewHtml } from "./richText";

type ShownWith = PreviewContext & { markup: Markup | undefined };

/** How the editor handles one key of a module or a row. `value` is a result of `read`, or undefined. */
type EditedField = {
  /** Reads a stored value. Undefined if the value is invalid. */
  read: (stored: unknown) => unknown;
  /** The value that replaces a missing one. Undefined for a field that a module may lack. */
  initial: unknown;
  /** The addresses of the pictures and videos in the value. */
  mediaOf?: (value: unknown) => readonly string[];
  /** Replaces each rich text in the value. */
  mapTexts?: (value: unknown, map: (text: string) => string) => unknown;
  /**
   * Converts the value for the server, which gets it under the field's GraphQL name. Without this function,
   * the value is sent unchanged.
   */
  sent?: (value: unknown) => unknown;
  /** Converts the value to fields of the page's query, as the server would return them if the value were saved. */
  shown: (value: unknown, context: ShownWith) => Stored;
};

export type EditedPart = ModulePart & EditedField;

/** Fields by their keys. */
export type StoredFields = Readonly<Record<string, EditedField>>;

export function editParts(parts: readonly ModulePart[]): EditedPart[] {
  return parts.map((part) => ({ ...part, ...editField(part) }));
}

const readText = (stored: unknown) => (typeof stored === "string" ? stored : undefined);

/** How a text is read. A missing text becomes empty, or undefined if the field is optional. */
const oneText = ({ isOptional }: { isOptional?: true }) => ({
  read: readText,
  initial: isOptional ? undefined : "",
});

function editField({ name, field }: ModulePart): EditedField {
  switch (field.kind) {
    case "text":
      return {
        ...oneText(field),
        shown: (value = "") => ({ [name]: value }),
      };
    case "richText":
      return {
        ...oneText(field),
        mapTexts: (value = "", map) => map(String(value)) || (field.isOptional ? undefined : ""),
        shown: (value = "", { markup }) => ({
          [`${name}Html`]: previewHtml(String(value), markup),
        }),
      };
    case "texts":
      return {
        read: (stored) =>
          Array.isArray(stored) ? stored.map((each) => readText(each) ?? "") : undefined,
        initial: [],
        mapTexts: (texts, map) => textsIn(texts).map(map),
        shown: (texts, { markup }) => ({
          [`${name}Html`]: textsIn(texts).map((each) => previewCellHtml(each, markup)),
        }),
      };
    case "media":
      return {
        ...oneText(field),
        mediaOf: (value) => [String(value)],
        shown: (value = "", { findMedia }) => ({ [name]: findMedia(String(value)) }),
      };
    case "choice": {
      const values = Object.keys(field.options);
      return {
        read: (stored) => values.find((value) => value === stored),
        initial: field.isOptional ? undefined : values[0],
        sent: (value) => (value ? String(value).toUpperCase() : undefined),
        shown: (value) => ({ [name]: value ? String(value).toUpperCase() : null }),
      };
    }
    case "rows": {
      const cells = editParts(partsOf(field.row.fields));
      // In a row, a missing text becomes empty even if the field is optional, because ListField needs texts.
      const readRow = (stored: unknown) =>
        withoutMissing(
          cells.map(({ key, field: cell, read, initial }) => [
            key,
            read(Object(stored)[key]) ?? initial ?? (cell.kind === "view" ? undefined : ""),
          ]),
        );
      const mediaOf = (rows: unknown) => rowsIn(rows).flatMap((row) => mediaIn(cells, row));
      return {
        read: (stored) => (Array.isArray(stored) ? stored.map(readRow) : undefined),
        initial: [],
        ...(cells.some((cell) => cell.mediaOf) && { mediaOf }),
        mapTexts: (rows, map) => rowsIn(rows).map((row) => mapRichTexts(cells, row, map)),
        sent: (rows) => rowsIn(rows).map((row) => inputOf(cells, row)),
        shown: (rows, context) => ({
          [name]: rowsIn(rows).map((row) => ({
            __typename: field.row.type,
            ...previewOf(cells, row, context),
          })),
        }),
      };
    }
    case "view":
      return {
        read: readView,
        initial: undefined,
        mediaOf: (value) => {
          const { startSrc } = viewIn(value) ?? {};
          return startSrc ? [startSrc] : [];
        },
        sent: (value) => viewInput(viewIn(value)),
        shown: (value, { findMedia }) => ({ [name]: previewView(viewIn(value), findMedia) }),
      };
    case "markup":
      return {
        // Only 2 means Markdown. Other values are dropped, so that no text becomes Markdown without a
        // conversion.
        read: (stored) => (stored === 2 ? stored : undefined),
        initial: undefined,
        shown: () => ({}), // the page gets no markup, only HTML
      };
  }
}

/** These casts are safe: the kind of a field determines the type of its value. */
const rowsIn = (value: unknown) => value as readonly Stored[];
const textsIn = (value: unknown) => value as readonly string[];
const viewIn = (value: unknown) => value as StoredView | undefined;

function withoutMissing(entries: readonly (readonly [string, unknown])[]): Stored {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Reads the fields of a stored module. Missing values get their defaults. */
export function readParts(parts: readonly EditedPart[], stored: object): Stored {
  return withoutMissing(
    parts.map(({ key, read, initial }) => [key, read(Reflect.get(stored, key)) ?? initial]),
  );
}

/** The addresses of pictures and videos of a module or a row. */
export function mediaIn(parts: readonly EditedPart[], stored: Stored): string[] {
  return parts.flatMap(({ key, mediaOf }) =>
    mediaOf && stored[key] !== undefined ? mediaOf(stored[key]) : [],
  );
}

/** A module or a row as it is sent to the server. */
export function inputOf(parts: readonly EditedPart[], stored: Stored): Stored {
  return Object.fromEntries(
    parts.map(({ name, key, sent }) => [name, sent ? sent(stored[key]) : stored[key]]),
  );
}

/** A module or a row as the server would return it if it were saved. */
export function previewOf(
  parts: readonly EditedPart[],
  stored: Stored,
  context: ShownWith,
): Stored {
  return Object.assign({}, ...parts.map(({ key, shown }) => shown(stored[key], context)));
}

/** Replaces each rich text of a module or a row. */
export function mapRichTexts<Module extends Stored>(
  parts: readonly EditedPart[],
  module: Module,
  map: (text: string) => string,
): Module {
  const mapped = parts.flatMap(({ key, mapTexts }) =>
    mapTexts ? [[key, mapTexts(module[key], map)] as const] : [],
  );
  return { ...module, ...Object.fromEntries(mapped) };
}
