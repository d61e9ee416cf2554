import { z } from "zod";
import type { Markup } from "../../../markup/read-markup.ts";
import { builder } from "../../builder/builder.ts";
import { text } from "../../validation/text.ts";
import {
  ContentModuleType,
  commonInputs,
  commonStored,
  isOfType,
  richTextDescription,
  writtenText,
} from "../case-study/content-module.ts";
import {
  htmlDescription,
  htmlOf,
  markupDescription,
  markupInput,
  storedMarkup,
  storeMarkup,
  writtenMarkup,
} from "../case-study/rich-text.ts";

const description = "Two or three short texts beside each other.";

const most = 3;

const column = z.looseObject({ title: z.string().optional(), content: z.string().default("") });

/** A column, and what its module says of its markup. */
type Column = { title?: string | undefined; content: string; markup?: Markup | undefined };

const stored = z.object({
  type: z.literal("columns"),
  items: z.array(column).default([]),
  ...storedMarkup,
  ...commonStored,
});

type ColumnsModule = z.infer<typeof stored>;

const written = stored.extend({
  items: z
    .array(column.extend({ title: text("Title", 200).optional(), content: writtenText }))
    .max(most, `At most ${most} texts stand beside each other`)
    .default([]),
  ...writtenMarkup,
});

const TextColumn = builder.objectRef<Column>("TextColumn").implement({
  description: "One of the texts that stand beside each other.",
  fields: (t) => ({
    title: t.string({
      description: "The heading. Empty for none.",
      resolve: ({ title }) => title ?? "",
    }),
    content: t.exposeString("content", { description: richTextDescription }),
    contentHtml: t.string({
      description: htmlDescription,
      resolve: (shown) => htmlOf(shown.content, shown),
    }),
  }),
});

builder.objectRef<ColumnsModule>("ColumnsModule").implement({
  description,
  interfaces: [ContentModuleType],
  isTypeOf: isOfType("columns"),
  fields: (t) => ({
    items: t.field({
      type: [TextColumn],
      description: "The texts, in their order.",
      resolve: ({ items, markup }) => items.map((item) => ({ ...item, markup })),
    }),
    markup: t.exposeInt("markup", { nullable: true, description: markupDescription }),
  }),
});

const TextColumnInput = builder.inputType("TextColumnInput", {
  description: "One of the texts that stand beside each other.",
  fields: (t) => ({
    title: t.string({ description: "The heading." }),
    content: t.string({ required: true, description: "Text in the markup of TextColumn.content." }),
  }),
});

const input = builder.inputType("ColumnsModuleInput", {
  description,
  fields: (t) => ({
    items: t.field({
      type: [TextColumnInput],
      required: true,
      description: `The texts, in their order; at most ${most}.`,
    }),
    ...markupInput(t),
    ...commonInputs(t),
  }),
});

export const columnsModule = {
  description,
  stored,
  written,
  input,
  store: ({ items, markup }: typeof input.$inferInput) => ({
    items: items.map(({ title, content }) => ({ ...(title && { title }), content })),
    ...storeMarkup({ markup }),
  }),
  mediaOf: () => [],
  shownBy: ({ items }: ColumnsModule) => items.flatMap(({ title, content }) => [title, content]),
};
