import { type ModulePart, partsOf, rowsAt, type Stored } from "../../../content/declare-module";
import type { Markup } from "../../../markup/read-markup";
import { previewView, readView, type StoredView, viewInput } from "./mediaView";
import type { PreviewContext } from "./moduleDefinition";
import { previewHtml } from "./richText";

/** How a key of a module is read from what was stored, and what it is where it is missing there. */
type StoredField = {
  /** Undefined for what is no value of the field. */
  read: (stored: unknown) => unknown;
  /** Undefined for a field that a module may lack. */
  initial: unknown;
  /** The addresses of pictures and videos that it holds. */
  mediaOf?: (value: unknown) => readonly string[];
};

export type StoredFields = Readonly<Record<string, StoredField>>;

const readText = (stored: unknown) => (typeof stored === "string" ? stored : undefined);

/** By their keys. */
export function storedFieldsOf(parts: readonly ModulePart[]): StoredFields {
  return Object.fromEntries(parts.map(({ key, field }) => [key, storedField(field)]));
}

function storedField(field: ModulePart["field"]): StoredField {
  switch (field.kind) {
    case "text":
    case "richText":
      return { read: readText, initial: field.isOptional ? undefined : "" };
    case "media": {
      const mediaOf = (value: unknown) => [String(value)];
      return { read: readText, initial: field.isOptional ? undefined : "", mediaOf };
    }
    case "view": {
      const mediaOf = (value: unknown) => {
        const { startSrc } = value as StoredView; // what it read
        return startSrc ? [startSrc] : [];
      };
      return { read: readView, initial: undefined, mediaOf };
    }
    case "markup":
      // Without it, a text never becomes Markdown by itself.
      return { read: (stored) => (stored === 2 ? stored : undefined), initial: undefined };
    case "choice": {
      const values = Object.keys(field.options);
      return {
        read: (stored) => values.find((value) => value === stored),
        initial: field.isOptional ? undefined : values[0],
      };
    }
    case "rows": {
      const cells = storedFieldsOf(partsOf(field.row.fields));
      const readRow = (stored: unknown) =>
        Object.fromEntries(
          Object.entries(cells).flatMap(([key, { read }]) => {
            // Each text is there, as in a form.
            const value = read(Object(stored)[key]) ?? (key.endsWith("View") ? undefined : "");
            return value === undefined ? [] : [[key, value]];
          }),
        );
      const mediaOf = (rows: unknown) =>
        (rows as Readonly<Record<string, unknown>>[]).flatMap((row) =>
          Object.entries(cells).flatMap(([key, cell]) =>
            row[key] === undefined ? [] : (cell.mediaOf?.(row[key]) ?? []),
          ),
        );
      return {
        read: (stored) => (Array.isArray(stored) ? stored.map(readRow) : undefined),
        initial: [],
        ...(Object.values(cells).some((cell) => cell.mediaOf) && { mediaOf }),
      };
    }
  }
}

/** What the server is sent of a module or a row. */
export function inputOf(parts: readonly ModulePart[], stored: Stored): Record<string, unknown> {
  const sentOf = ({ key, field }: ModulePart) => {
    const value = stored[key];
    switch (field.kind) {
      case "choice":
        return value === undefined ? undefined : String(value).toUpperCase();
      case "view":
        return viewInput(value as StoredView | undefined); // what it read
      case "rows":
        return rowsAt(stored, key).map((row) => inputOf(partsOf(field.row.fields), row));
      default:
        return value;
    }
  };
  return Object.fromEntries(parts.map((part) => [part.name, sentOf(part)]));
}

/** What the server would answer about a module or a row if it were saved. */
export function previewOf(
  parts: readonly ModulePart[],
  stored: Stored,
  context: PreviewContext & { markup: Markup | undefined },
): Record<string, unknown> {
  const { findMedia, markup } = context;
  const shownOf = ({ name, key, field }: ModulePart): [string, unknown][] => {
    const value = stored[key];
    const text = String(value ?? "");
    switch (field.kind) {
      case "text":
        return [[name, text]];
      case "richText":
        return [[`${name}Html`, previewHtml(text, markup)]];
      case "media":
        return [[name, findMedia(text)]];
      case "choice":
        return [[name, text.toUpperCase() || null]];
      case "view":
        return [[name, previewView(value as StoredView | undefined, findMedia)]]; // what it read
      case "rows": {
        const cells = partsOf(field.row.fields);
        return [[name, rowsAt(stored, key).map((row) => previewOf(cells, row, context))]];
      }
      case "markup":
        return []; // said in the HTML
    }
  };
  return Object.fromEntries(parts.flatMap(shownOf));
}

/** A module with another text in place of each rich one. */
export function mapRichTexts<Module extends Stored>(
  parts: readonly ModulePart[],
  module: Module,
  map: (text: string) => string,
): Module {
  const mapped = parts.flatMap(({ key, field }): [string, unknown][] => {
    if (field.kind === "richText") {
      const text = map(String(module[key] ?? ""));
      return [[key, field.isOptional ? text || undefined : text]];
    }
    if (field.kind !== "rows") return [];
    const cells = partsOf(field.row.fields);
    return [[key, rowsAt(module, key).map((row) => mapRichTexts(cells, row, map))]];
  });
  return { ...module, ...Object.fromEntries(mapped) };
}
