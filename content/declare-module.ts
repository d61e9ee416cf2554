import type { FieldOf } from "./fields.ts";

type Said = {
  label: string;
  /** What GraphQL says of it. */
  description: string;
  /** What GraphQL says of it as an input, where that is something else. */
  inputDescription?: string;
  /** Its key where modules are stored, if that is another than its name in GraphQL. */
  stored?: string;
  /** What a refusal calls it, where that is not its label. */
  refusedAs?: string;
  /** Whether a module may be stored without it. */
  isOptional?: true;
};

type TextField = FieldOf<"text"> & {
  /** Whether space around it stays. */
  isVerbatim?: true;
  placeholder?: string;
};

type MediaField = FieldOf<"media"> & {
  /** What it is called within a sentence: hero image. */
  noun: string;
  /** The same where it is uploaded, if that is something else: hero image or video. */
  uploadNoun?: string;
  /** Whether it is no video. */
  isPicture?: true;
  /** The place of the page that it is shown in. */
  place: string;
};

type ChoiceField = FieldOf<"choice"> & {
  /** The type of its values in GraphQL. */
  type: string;
};

type RowsField = FieldOf<"rows"> & {
  /** What too many rows are refused with. */
  refusal: string;
  row: {
    /** The type of a row in GraphQL, and with Input after it as an input. */
    type: string;
    /** What one is called within a sentence: figure. */
    noun: string;
    description: string;
    fields: Readonly<Record<string, RowField>>;
    /** Which of its fields make a row visible. */
    shownBy: readonly string[];
  };
};

type RowField = (TextField | FieldOf<"richText"> | MediaField) & Said;

export type ModuleField = RowField | ((ChoiceField | RowsField) & Said);

type ModuleFields = Readonly<Record<string, ModuleField>>;

/** A type of module as both sides know it. */
export type ModuleDefinition<Name extends string = string> = {
  /** Its name where modules are stored. GraphQL has the same in camel case. */
  type: string;
  label: string;
  description: string;
  /** By their names in GraphQL, in the order that they are stored in. */
  fields: Readonly<Record<Name, ModuleField>>;
  /** The form where it is not each field by itself: names of fields, and columns of them. */
  form?: readonly (NoInfer<Name> | { beside: readonly (readonly NoInfer<Name>[])[] })[];
  /** What makes it visible: while all of these are empty, visitors see nothing of it. */
  shownBy: readonly NoInfer<Name>[];
  /** What that is, where a module can hold something else and yet not be seen. */
  lacking?: string;
  /** The texts whose words its closed card shows: those of the first one that has some. */
  cardWords?: readonly NoInfer<Name>[];
};

/** A type of module is plain data: how it is validated, served and edited follows on each side. */
export function declareModule<Name extends string, const Definition extends ModuleDefinition<Name>>(
  definition: Definition & ModuleDefinition<Name>,
): Definition {
  return definition;
}

/** A key of a stored module: that of a field, how a picture is shown, or which markup its texts have. */
export type ModulePart = {
  /** What GraphQL calls it. */
  name: string;
  key: string;
  field: ModuleField | { kind: "view" } | { kind: "markup" };
};

/** Whether a field is rich text or has some in its rows. */
function isRich(field: ModuleField): boolean {
  return (
    field.kind === "richText" ||
    (field.kind === "rows" && Object.values(field.row.fields).some(isRich))
  );
}

/** All that is stored of fields: beside each picture how it is shown. */
export function partsOf(fields: ModuleFields): ModulePart[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const key = field.stored ?? name;
    const view = { name: `${name}View`, key: `${key}View`, field: { kind: "view" as const } };
    return [{ name, key, field }, ...(field.kind === "media" ? [view] : [])];
  });
}

/** The same of a module, and last which markup its texts have. */
export function modulePartsOf({ fields }: ModuleDefinition): ModulePart[] {
  const markup = { name: "markup", key: "markup", field: { kind: "markup" as const } };
  return [...partsOf(fields), ...(Object.values(fields).some(isRich) ? [markup] : [])];
}

/** A module or a row of one, in the form that is stored. */
export type Stored = Readonly<Record<string, unknown>>;

/** Of a key whose stored form is a list of rows. */
export function rowsAt(stored: Stored, key: string): readonly Stored[] {
  return stored[key] as readonly Stored[]; // by the kind of its field
}

/** What is stored under all keys of a kind, in rows too; nothing for keys that are missing. */
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

/** Whether something is stored that makes a module or a row visible. */
export function isShown(
  { fields, shownBy }: Pick<ModuleDefinition, "fields" | "shownBy">,
  stored: Stored,
): boolean {
  return shownBy.some((name) => {
    const field = fields[name];
    const key = field?.stored ?? name;
    if (field?.kind === "rows") return rowsAt(stored, key).some((row) => isShown(field.row, row));
    const value = stored[key];
    return typeof value === "string" && value.trim() !== "";
  });
}

type KeyOf<Fields, Name extends keyof Fields> = Fields[Name] extends {
  stored: infer Key extends string;
}
  ? Key
  : Name;

type ValueOf<Field> = Field extends { options: infer Options } ? keyof Options : string;

/** The keys of fields that are a text or a choice, by whether a module may lack them. */
type PlainKey<Fields, Name extends keyof Fields, IsOptional> = Fields[Name] extends { kind: "rows" }
  ? never
  : Fields[Name] extends { isOptional: true }
    ? IsOptional extends true
      ? KeyOf<Fields, Name>
      : never
    : IsOptional extends true
      ? never
      : KeyOf<Fields, Name>;

/** The values of fields in the form that is stored, without rows. */
export type PlainValues<Fields> = {
  [Name in keyof Fields as PlainKey<Fields, Name, false>]: ValueOf<Fields[Name]>;
} & { [Name in keyof Fields as PlainKey<Fields, Name, true>]?: ValueOf<Fields[Name]> };

export const richTextDescription =
  "Text with the markup **bold**, _italic_, <u>underline</u>, lines that start with • or - as lists, blank lines between paragraphs. Markdown where the markup of the module is 2.";

// What fields of several types have in common.

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
  description: "Words under it. Empty for none.",
  inputDescription: "Words under it.",
} as const;

export const pictureOrVideo = {
  kind: "media",
  description: "The picture or video. Null while none is chosen.",
  inputDescription: "Address of a picture or video. Unset or empty for none yet.",
} as const;

export const sides = {
  kind: "choice",
  type: "Side",
  options: { left: "Left", right: "Right" },
} as const;
