import type { EnumRef, FieldRef, InputFieldRef } from "@pothos/core";
import { z } from "zod";
import { type ModulePart, partsOf, rowsAt, type Stored } from "../../../content/declare-module.ts";
import type { Markup } from "../../../markup/read-markup.ts";
import { builder, type InputFields, type Types } from "../../builder/builder.ts";
import { enumOf } from "../../builder/enum-of.ts";
import { cellHtmlOf, htmlDescription, htmlOf } from "../../fields/rich-text.ts";
import { MediaType } from "../../media/media-type.ts";
import { mediaAddress } from "../../validation/media-address.ts";
import { text, verbatimText } from "../../validation/text.ts";
import {
  type MediaView,
  MediaViewInput,
  optionalView,
  storeView,
  type ViewInput,
  viewDescription,
  viewField,
  writtenView,
} from "../case-study/media-view.ts";

export type OutputBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, Stored>;

/** How the server validates, returns and stores one key of a stored module. */
export type ServedPart = {
  /** The schema of the stored value, and the stricter schema of a written value. */
  stored: z.ZodType;
  written: z.ZodType;
  outputs: (t: OutputBuilder) => Record<string, FieldRef<Types>>;
  input: (t: InputFields) => InputFieldRef<Types, unknown>;
  /** Converts the input to the stored value. Undefined if nothing is to be stored. */
  store: (given: unknown) => unknown;
};

/** The GraphQL types of choice fields, by the `type` in the declaration of a field. */
const choiceTypes: Readonly<Record<string, EnumRef<Types, string>>> = {
  Side: enumOf("Side", "The half of the page that a text, picture or video is in.", {
    left: "The left half.",
    right: "The right half.",
  }),
  GalleryLayout: enumOf("GalleryLayout", "How the pictures of a gallery are arranged.", {
    rows: "In rows of one height, each picture at its own proportions.",
    grid: "In a grid of equal cells. Each picture fills its cell.",
    strip: "In one row that scrolls sideways.",
  }),
  TableHeaders: builder.enumType("TableHeaders", {
    description: "Which cells of a table are headings.",
    values: {
      ROW: { value: "row", description: "The cells of the first row." },
      COLUMN: { value: "column", description: "The cells of the first column." },
      BOTH: { value: "both", description: "The cells of the first row and of the first column." },
      NONE: { value: "none", description: "No cells." },
    } as const,
  }),
  ColumnAlignment: builder.enumType("ColumnAlignment", {
    description: "How the texts of a table's column are aligned.",
    values: {
      START: { value: "start", description: "Where lines begin: at the left in English." },
      CENTER: { value: "center", description: "In the middle." },
      END: { value: "end", description: "Where lines end: at the right in English." },
    } as const,
  }),
};

/** The text that a module or row has under a key. Empty if the key is missing. */
export function textAt(stored: Stored, key: string): string {
  return (stored[key] as string | undefined) ?? "";
}

function textsAt(stored: Stored, key: string): readonly string[] {
  return stored[key] as readonly string[]; // a list of texts, by the kind of the field
}

export function markupOf({ markup }: Stored): Markup | undefined {
  return markup as Markup | undefined; // checked by the stored schema
}

/** The GraphQL field that returns a rich text as HTML. */
export function htmlOutput(t: OutputBuilder, key: string, description: string) {
  const resolve = (of: Stored) => htmlOf(textAt(of, key), { markup: markupOf(of) });
  return t.string({ description, resolve });
}

/**
 * The schemas, GraphQL fields and `store` of a module or a row.
 * @param own the parts that cannot be derived from a field's kind, by the name of the field. `"row"` for the
 * fields of a row: no row has such parts
 */
export function serveParts(
  parts: readonly ModulePart[],
  own: Readonly<Record<string, Partial<ServedPart>>> | "row",
) {
  // The views of pictures come last, as in stored modules.
  const isView = ({ field }: ModulePart) => field.kind === "view";
  const inOrder = [...parts.filter((part) => !isView(part)), ...parts.filter(isView)];
  const isRow = own === "row";
  const served = inOrder.map((part) => ({
    ...part,
    ...servePart(part, isRow),
    ...(!isRow && own[part.name]),
  }));
  const eachKey = <Made>(make: (part: ServedPart) => Made) =>
    Object.fromEntries(served.map((part) => [part.key, make(part)]));
  return {
    stored: eachKey(({ stored }) => stored),
    written: eachKey(({ written }) => written),
    outputs: (t: OutputBuilder): Record<string, FieldRef<Types>> =>
      Object.assign({}, ...served.map(({ outputs }) => outputs(t))),
    inputs: (t: InputFields) =>
      Object.fromEntries(served.map(({ name, input }) => [name, input(t)])),
    store: (given: Stored): Stored =>
      Object.fromEntries(
        served.flatMap(({ name, key, store }) => {
          const value = store(given[name]);
          return value === undefined ? [] : [[key, value]];
        }),
      ),
  };
}

function servePart({ name, key, field }: ModulePart, isRow: boolean): ServedPart {
  if (field.kind === "view") {
    return {
      stored: optionalView,
      written: writtenView,
      // The stored schema makes sure that the value is a view.
      outputs: (t) => ({ [name]: viewField(t, (of) => of[key] as MediaView | undefined) }),
      input: (t) => t.field({ type: MediaViewInput, description: viewDescription }),
      store: (given) => storeView(given as ViewInput), // the type of its `input`
    };
  }
  if (field.kind === "markup") {
    return {
      // Where `markup` is missing, texts have only the markup that TextModule.content documents, not
      // Markdown.
      stored: z.literal(2).optional().catch(undefined),
      written: z.literal(2, "Markup may only be 2").optional(),
      outputs: (t) => ({
        markup: t.int({
          nullable: true,
          description:
            "2 where the texts of the module are Markdown. This adds headings (`##` and `###`), lists, quotes, links and `code` to the simple markup of TextModule.content. Null where the texts have only the simple markup.",
          resolve: markupOf,
        }),
      }),
      input: (t) =>
        t.int({
          description:
            "2 for texts that are Markdown. Omit it for texts that have only the simple markup of TextModule.content. Other values are refused.",
        }),
      store: (given) => given ?? undefined, // `written` refuses any other value
    };
  }
  const { isOptional = false, description, inputDescription = description } = field;
  const input = { required: !isOptional, description: inputDescription };
  const refusedAs = field.refusedAs ?? field.label;
  const textForms = (form: z.ZodType<string>) => ({
    stored: isOptional ? z.string().optional() : z.string().default(""),
    written: isOptional ? form.optional() : form.default(""),
    store: (given: unknown) => (isOptional ? given || undefined : (given ?? "")),
  });
  switch (field.kind) {
    case "text": {
      const rule = field.isVerbatim ? verbatimText : text;
      return {
        ...textForms(rule(refusedAs, field.max ?? 0)),
        outputs: (t) => ({
          [name]: t.string({ description, resolve: (of) => textAt(of, key) }),
        }),
        input: (t) => t.string(input),
      };
    }
    case "richText":
      return {
        ...textForms(verbatimText(refusedAs, field.max)),
        outputs: (t) => ({
          [name]: t.string({ description, resolve: (of) => textAt(of, key) }),
          [`${name}Html`]: htmlOutput(t, key, htmlDescription),
        }),
        input: (t) => t.string(input),
      };
    case "texts":
      return {
        stored: z.array(z.string()).default([]),
        written: z
          .array(verbatimText(refusedAs, field.max))
          .max(field.maxItems, field.refusal)
          .default([]),
        outputs: (t) => ({
          [name]: t.stringList({ description, resolve: (of) => textsAt(of, key) }),
          [`${name}Html`]: t.stringList({
            description: `The cells as HTML: emphasis, links, code and line breaks, and nothing else.`,
            resolve: (of) =>
              textsAt(of, key).map((each) => cellHtmlOf(each, { markup: markupOf(of) })),
          }),
        }),
        input: (t) => t.stringList(input),
        store: (given) => given ?? [],
      };
    case "media":
      return {
        ...textForms(z.literal("").or(mediaAddress("Picture"))),
        outputs: (t) => ({
          [name]: t.field({
            type: MediaType,
            nullable: true,
            description,
            resolve: (of) => textAt(of, key) || null,
          }),
        }),
        input: (t) => t.string({ required: isRow, description: inputDescription }),
      };
    case "choice": {
      const type = choiceTypes[field.type];
      if (!type) throw new Error(`No type of a choice is called ${field.type}`);
      const values = z.enum(Object.keys(field.options));
      const form = isOptional ? values.optional() : values.default(values.options[0] ?? "");
      return {
        stored: form,
        written: form,
        outputs: (t) => ({
          [name]: t.field({
            type,
            nullable: isOptional,
            description,
            resolve: (of) => (textAt(of, key) || null) as string, // null only where the field is nullable
          }),
        }),
        input: (t) => t.field({ type, ...input }),
        store: (given) => given ?? undefined,
      };
    }
    case "rows": {
      const { type, description: rowDescription, fields } = field.row;
      const row = serveParts(partsOf(fields), "row");
      const form = z.looseObject(row.stored);
      const output = builder.objectRef<Stored>(type).implement({
        description: rowDescription,
        fields: row.outputs,
      });
      const rowInput = builder.inputType(`${type}Input`, {
        description: rowDescription,
        fields: row.inputs,
      });
      return {
        stored: z.array(form).default([]),
        written: z.array(form.extend(row.written)).max(field.max, field.refusal).default([]),
        outputs: (t) => ({
          [name]: t.field({
            type: [output],
            description,
            // The markup is stored in the module, and applies to the texts of its rows.
            resolve: (of) => rowsAt(of, key).map((each) => ({ ...each, markup: of.markup })),
          }),
        }),
        input: (t) => t.field({ type: [rowInput], ...input }),
        store: (given) => (given as Stored[]).map(row.store), // the type of its `input`
      };
    }
  }
}
