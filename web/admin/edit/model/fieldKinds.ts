import type { ListRow } from "../../list-field/listColumn";
import type { ProjectSide } from "../compare/projectSide";

/** A picture or video as the server answers it. */
type ServerMedia = { readonly src: string } | null | undefined;
type ServerMediaEntry = { readonly src: string } | { readonly media: { readonly src: string } };

export type ControlName =
  | "name"
  | "slug"
  | "checkbox"
  | "select"
  | "media"
  | "mediaList"
  | "sharing"
  | "light"
  | "lightColor"
  | "fact"
  | "rows"
  | "tags";

/** How one kind of field is edited, and how its values are read and compared. */
export type ProjectField<Control extends ControlName, Value, Server> = {
  label: string;
  /** Which control edits it. */
  control: Control;
  /** The value from what the server answers. */
  read: (server: Server) => Value;
  /** The value from stored JSON of any version; the default where it is missing or no such value. */
  parse: (stored: unknown) => Value;
  /** The value as a comparison shows it. */
  show: (value: Value) => ProjectSide;
};

export function text<Control extends ControlName>(
  control: Control,
  label: string,
): ProjectField<Control, string, string> {
  return {
    label,
    control,
    read: (server) => server,
    parse: (stored) => (typeof stored === "string" ? stored : ""),
    show: (value) => ({ kind: "words", words: value || "None" }),
  };
}

export function checkbox(label: string): ProjectField<"checkbox", boolean, boolean> {
  return {
    label,
    control: "checkbox",
    read: (server) => server,
    parse: (stored) => stored === true,
    show: (value) => ({ kind: "words", words: value ? "On" : "Off" }),
  };
}

/** @param options what each value is called; the first one is the default */
export function select<Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
) {
  const values = Object.keys(options) as Value[]; // the keys of a literal
  const parse = (stored: unknown) => values.find((value) => value === stored) ?? values[0];
  return {
    label,
    control: "select" as const,
    options: values.map((value) => ({ value, label: options[value] })),
    read: parse,
    parse,
    show: (value: Value): ProjectSide => ({ kind: "words", words: options[value] }),
  };
}

/** The value is an address, or null for none. */
export function media(label: string): ProjectField<"media", string | null, ServerMedia> {
  return {
    label,
    control: "media",
    read: (server) => server?.src ?? null,
    parse: (stored) => (typeof stored === "string" ? stored : null),
    show: (value) => ({ kind: "pictures", sources: value ? [value] : [] }),
  };
}

/** The values are addresses. */
export function mediaList(
  label: string,
): ProjectField<"mediaList", readonly string[], readonly ServerMediaEntry[]> {
  return {
    label,
    control: "mediaList",
    read: (server) => server.map((entry) => ("media" in entry ? entry.media.src : entry.src)),
    parse: (stored) =>
      Array.isArray(stored) ? stored.filter((item) => typeof item === "string") : [],
    show: (value) => ({ kind: "pictures", sources: value }),
  };
}

/** The values are rows of texts. @param keys the texts of a row, in the order that comparisons show them */
export function rows<Key extends string>(
  label: string,
  keys: readonly Key[],
): ProjectField<"rows", readonly ListRow<Key>[], readonly ListRow<Key>[] | undefined> {
  const parseRow = (stored: unknown): ListRow<Key>[] => {
    if (typeof stored !== "object" || stored === null) return [];
    const texts = keys.map((key) => [key, String(Reflect.get(stored, key) ?? "")]);
    return [Object.fromEntries(texts) as ListRow<Key>]; // an entry for each key
  };
  const parse = (stored: unknown) => (Array.isArray(stored) ? stored.flatMap(parseRow) : []);
  return {
    label,
    control: "rows",
    read: parse,
    parse,
    show: (value) => ({
      kind: "words",
      words: value.map((row) => textsOf(row, keys)).join("; ") || "None",
    }),
  };
}

function textsOf<Key extends string>(row: ListRow<Key>, keys: readonly Key[]): string {
  return keys
    .map((key) => row[key])
    .filter(Boolean)
    .join(", ");
}

export function tags(label: string): ProjectField<"tags", readonly string[], unknown> {
  const parse = (stored: unknown) =>
    Array.isArray(stored) ? stored.filter((item) => typeof item === "string") : [];
  return {
    label,
    control: "tags",
    read: parse,
    parse,
    show: (value) => ({ kind: "words", words: value.join(", ") || "None" }),
  };
}
