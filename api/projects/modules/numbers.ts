import { z } from "zod";
import { builder } from "../../builder/builder.ts";
import { text } from "../../validation/text.ts";
import {
  ContentModuleType,
  commonInputs,
  commonStored,
  isOfType,
} from "../case-study/content-module.ts";

const description = "Figures that say what came of the work.";

/** How many figures stand beside each other at most. */
const most = 4;

const figure = z.looseObject({
  value: z.string().default(""),
  from: z.string().optional(),
  label: z.string().default(""),
});

type Figure = { value: string; from?: string | undefined; label: string };

const stored = z.object({
  type: z.literal("numbers"),
  items: z.array(figure).default([]),
  ...commonStored,
});

type NumbersModule = z.infer<typeof stored>;

const written = stored.extend({
  items: z
    .array(
      figure.extend({
        value: text("Figure", 40).default(""),
        from: text("Former figure", 40).optional(),
        label: text("Label", 200).default(""),
      }),
    )
    .max(most, `At most ${most} figures stand beside each other`)
    .default([]),
});

const FigureType = builder.objectRef<Figure>("Figure").implement({
  description: "A figure, what it was before, and what it is of.",
  fields: (t) => ({
    value: t.exposeString("value", { description: "The figure as it is shown: 84 %." }),
    from: t.string({
      description: "What it was before: 31 %. Empty for none.",
      resolve: ({ from }) => from ?? "",
    }),
    label: t.exposeString("label", { description: "What it is of." }),
  }),
});

builder.objectRef<NumbersModule>("NumbersModule").implement({
  description,
  interfaces: [ContentModuleType],
  isTypeOf: isOfType("numbers"),
  fields: (t) => ({
    items: t.field({
      type: [FigureType],
      description: "The figures, in their order.",
      resolve: ({ items }) => items,
    }),
  }),
});

const FigureInput = builder.inputType("FigureInput", {
  description: "A figure, what it was before, and what it is of.",
  fields: (t) => ({
    value: t.string({ required: true, description: "The figure as it is shown: 84 %." }),
    from: t.string({ description: "What it was before: 31 %." }),
    label: t.string({ required: true, description: "What it is of." }),
  }),
});

const input = builder.inputType("NumbersModuleInput", {
  description,
  fields: (t) => ({
    items: t.field({
      type: [FigureInput],
      required: true,
      description: `The figures, in their order; at most ${most}.`,
    }),
    ...commonInputs(t),
  }),
});

export const numbersModule = {
  description,
  stored,
  written,
  input,
  store: ({ items }: typeof input.$inferInput) => ({
    items: items.map(({ value, from, label }) => ({ value, ...(from && { from }), label })),
  }),
  mediaOf: () => [],
  shownBy: ({ items }: NumbersModule) => items.flatMap(({ value, label }) => [value, label]),
};
