import { z } from "zod";
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

const description = "Two or three short texts beside each other.";

const most = 3;

const column = z.looseObject({ title: z.string().optional(), content: z.string().default("") });

type Column = { title?: string | undefined; content: string };

const stored = z.object({
  type: z.literal("columns"),
  items: z.array(column).default([]),
  ...commonStored,
});

type ColumnsModule = z.infer<typeof stored>;

const written = stored.extend({
  items: z
    .array(column.extend({ title: text("Title", 200).optional(), content: writtenText }))
    .max(most, `At most ${most} texts stand beside each other`)
    .default([]),
});

const TextColumn = builder.objectRef<Column>("TextColumn").implement({
  description: "One of the texts that stand beside each other.",
  fields: (t) => ({
    title: t.string({
      description: "The heading. Empty for none.",
      resolve: ({ title }) => title ?? "",
    }),
    content: t.exposeString("content", { description: richTextDescription }),
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
      resolve: ({ items }) => items,
    }),
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
    ...commonInputs(t),
  }),
});

export const columnsModule = {
  description,
  stored,
  written,
  input,
  store: ({ items }: typeof input.$inferInput) => ({
    items: items.map(({ title, content }) => ({ ...(title && { title }), content })),
  }),
  mediaOf: () => [],
  wordsOf: ({ items }: ColumnsModule) => items.flatMap(({ title, content }) => [title, content]),
};
