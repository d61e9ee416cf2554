import type { FieldOf } from "./fields.ts";

/** The properties that all fields of modules have in common. */
type Said = {
  label: string;
  /** The description of the field in GraphQL. */
  description: string;
  /** The description of the field as a GraphQL input, if it differs. */
  inputDescription?: string;
  /** The key of the field in stored modules, if it differs from the GraphQL name. */
  stored?: string;
  /** The name of the field in error messages, if it differs from the label. */
  refusedAs?: string;
  /** Whether the field may be missing in stored modules. */
  isOptional?: true;
};

type TextField = FieldOf<"text"> & {
  /** Whether surrounding space is preserved. */
  isVerbatim?: true;
  placeholder?: string;
};

type MediaField = FieldOf<"media"> & {
  /** The name of the field within a sentence, such as `hero image`. */
  noun: string;
  /** The name in notices of the upload, if it differs from `noun`, such as `hero image or video`. */
  uploadNoun?: string;
  /** Whether only pictures are accepted. */
  isPicture?: true;
  /** The place on the page, which determines the picture's size: a key of `places` in web/media/places.ts. */
  place: string;
};

type ChoiceField = FieldOf<"choice"> & {
  /** The GraphQL type of the values. */
  type: string;
};

type RowsField = FieldOf<"rows"> & {
  /** The error message for too many rows. */
  refusal: string;
  row: {
    /** The GraphQL type of a row. The input type has the same name with the suffix `Input`. */
    type: string;
    /** The name of a row within a sentence, such as `figure`. */
    noun: string;
    description: string;
    fields: Readonly<Record<string, RowField>>;
    /** A row is visible if any of these fields is filled in. */
    shownBy: readonly string[];
  };
};

type TextsField = FieldOf<"texts"> & {
  /** The error message for too many texts. */
  refusal: string;
};

type RowField = (TextField | FieldOf<"richText"> | TextsField | MediaField | ChoiceField) & Said;

export type ModuleField = RowField | (RowsField & Said);

type ModuleFields = Readonly<Record<string, ModuleField>>;

/** The definition of a module type, for server and browser. */
export type ModuleDefinition<Name extends string = string> = {
  /** The stored name of the type. Its GraphQL name is the same in camel case. */
  type: string;
  label: string;
  /** The name in REST and in the product's documents, if it differs from the label. The editor shows both. */
  documentedAs?: string;
  description: string;
  /** The fields by their GraphQL names, in stored order. */
  fields: Readonly<Record<Name, ModuleField>>;
  /**
   * The layout of the form: names of fields below each other, and columns of names beside each other. Unset
   * if all fields are below each other.
   */
  form?: readonly (NoInfer<Name> | { beside: readonly (readonly NoInfer<Name>[])[] })[];
  /** The fields that make the module visible: while all of them are empty, visitors do not see it. */
  shownBy: readonly NoInfer<Name>[];
  /**
   * The noun for the content that a module needs before visitors see it, such as `words`. Unset if any
   * content suffices.
   */
  lacking?: string;
  /** Whether the module is as wide as the window, so that no other module can be in its row. */
  standsAlone?: true;
  /**
   * The fields whose text the closed card of the module in the editor can show. The card shows the first of
   * them that is not empty.
   */
  cardWords?: readonly NoInfer<Name>[];
};

/** The maximum length of the owner's own name for a module, in characters. */
export const maxLabel = 100;

/** The maximum length of the text that others see instead of a module, in characters. */
export const maxStandIn = 1_000;

/** The maximum length of the owner's notes for presenting a module, in characters. */
export const maxSpeakerNotes = 5_000;

/** Declares a module type as plain data; server and browser derive validation, GraphQL and forms. */
export function declareModule<Name extends string, const Definition extends ModuleDefinition<Name>>(
  definition: Definition & ModuleDefinition<Name>,
): Definition {
  return definition;
}

/**
 * A key of a stored module: a field, the view of a picture (such as its crop and focal point), or the markup
 * of the module's texts.
 */
export type ModulePart = {
  /** The GraphQL name of the part. */
  name: string;
  key: string;
  field: ModuleField | { kind: "view" } | { kind: "markup" };
};

/** Whether a field is rich text, or has rich text in its rows. */
function isRich(field: ModuleField): boolean {
  return (
    field.kind === "richText" ||
    field.kind === "texts" ||
    (field.kind === "rows" && Object.values(field.row.fields).some(isRich))
  );
}

/** The stored parts of fields: each field, and for each picture also its view. */
export function partsOf(fields: ModuleFields): ModulePart[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const key = field.stored ?? name;
    const view = { name: `${name}View`, key: `${key}View`, field: { kind: "view" as const } };
    return [{ name, key, field }, ...(field.kind === "media" ? [view] : [])];
  });
}

/** The stored parts of a module. The last one is the markup of its texts, if it has any. */
export function modulePartsOf({ fields }: ModuleDefinition): ModulePart[] {
  const markup = { name: "markup", key: "markup", field: { kind: "markup" as const } };
  return [...partsOf(fields), ...(Object.values(fields).some(isRich) ? [markup] : [])];
}

/** A stored module, or a row in a module. */
export type Stored = Readonly<Record<string, unknown>>;

/** The rows that a module has under a key. */
export function rowsAt(stored: Stored, key: string): readonly Stored[] {
  return stored[key] as readonly Stored[]; // callers pass keys of fields of the kind `rows`
}

/**
 * The values of one kind in a module and in its rows: addresses of pictures and videos, or views. Missing
 * values are left out.
 */
export function valuesOfKind(
  parts: readonly ModulePart[],
  stored: Stored,
  kind: "media" | "view",
): unknown[] {
  return parts.flatMap(({ key, field }) => {
    if (field.kind === kind) return stored[key] === undefined ? [] : [stored[key]];
    if (field.kind !== "rows") return [];
    const rowParts = partsOf(field.row.fields);
    return rowsAt(stored, key).flatMap((row) => valuesOfKind(rowParts, row, kind));
  });
}

/** Whether a module or a row has a value that makes it visible. */
export function isShown(
  { fields, shownBy }: Pick<ModuleDefinition, "fields" | "shownBy">,
  stored: Stored,
): boolean {
  return shownBy.some((name) => {
    const field = fields[name];
    const key = field?.stored ?? name;
    if (field?.kind === "rows") return rowsAt(stored, key).some((row) => isShown(field.row, row));
    const value = stored[key];
    const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
    return texts.some((text) => typeof text === "string" && text.trim() !== "");
  });
}

type KeyOf<Fields, Name extends keyof Fields> = Fields[Name] extends {
  stored: infer Key extends string;
}
  ? Key
  : Name;

type ValueOf<Field> = Field extends { options: infer Options } ? keyof Options : string;

/** The keys of texts and choices, by whether they are optional. */
type PlainKey<Fields, Name extends keyof Fields, IsOptional> = Fields[Name] extends {
  kind: "rows" | "texts";
}
  ? never
  : Fields[Name] extends { isOptional: true }
    ? IsOptional extends true
      ? KeyOf<Fields, Name>
      : never
    : IsOptional extends true
      ? never
      : KeyOf<Fields, Name>;

/** The stored values of fields, without rows. */
export type PlainValues<Fields> = {
  [Name in keyof Fields as PlainKey<Fields, Name, false>]: ValueOf<Fields[Name]>;
} & { [Name in keyof Fields as PlainKey<Fields, Name, true>]?: ValueOf<Fields[Name]> };

export const richTextDescription =
  "Text with the markup `**bold**`, `_italic_` and `<u>underline</u>`. Lines that start with `•` or `-` are list items, and blank lines separate paragraphs. Where the markup of the module is 2, the text is Markdown with `<u>`, `<s>`, `<sup>` and `<sub>`.";

// Properties that fields of several module types have in common.

export const longText = {
  kind: "richText",
  max: 20_000,
  refusedAs: "Text",
  description: richTextDescription,
} as const;

export const caption = {
  kind: "text",
  label: "Caption",
  max: 1_000,
  isVerbatim: true,
  isOptional: true,
  description: "The caption under the picture or video. Empty for no caption.",
  inputDescription: "The caption under the picture or video.",
} as const;

export const pictureOrVideo = {
  kind: "media",
  description: "The picture or video. Null while none is chosen.",
  inputDescription: "Address of a picture or video. Unset or empty while none is chosen.",
} as const;

export const sides = {
  kind: "choice",
  type: "Side",
  options: { left: "Left", right: "Right" },
} as const;
