import { z } from "zod";
import { builder } from "../../builder/builder.ts";
import { text } from "../../validation/text.ts";
import {
  ContentModuleType,
  commonInputs,
  commonStored,
  isOfType,
  richTextDescription,
  SideType,
  side,
  writtenText,
} from "../case-study/content-module.ts";

const description = "A block of text.";

const stored = z.object({
  type: z.literal("text"),
  content: z.string().default(""),
  textPosition: side.optional(),
  title: z.string().optional(),
  ...commonStored,
});

type TextModule = z.infer<typeof stored>;

const written = stored.extend({ content: writtenText, title: text("Title", 200).optional() });

builder.objectRef<TextModule & { sectionTitle: string }>("TextModule").implement({
  description,
  interfaces: [ContentModuleType],
  isTypeOf: isOfType("text"),
  fields: (t) => ({
    title: t.string({
      description:
        "The heading. Empty for none; a module that never had one carries the name of its section.",
      resolve: (module) => module.title ?? module.sectionTitle,
    }),
    content: t.exposeString("content", { description: richTextDescription }),
    textPosition: t.field({
      type: SideType,
      nullable: true,
      description: "Which half the text stands in. Null for the usual place.",
      resolve: (module) => module.textPosition,
    }),
  }),
});

const input = builder.inputType("TextModuleInput", {
  description,
  fields: (t) => ({
    title: t.string({
      description: "The heading. Empty for none; unset for the name of the section.",
    }),
    content: t.string({ required: true, description: "Text in the markup of TextModule.content." }),
    textPosition: t.field({
      type: SideType,
      description: "Which half the text stands in. Unset for the usual place.",
    }),
    ...commonInputs(t),
  }),
});

export const textModule = {
  description,
  stored,
  written,
  input,
  store: ({ title, content, textPosition }: typeof input.$inferInput) => ({
    content,
    ...(textPosition && { textPosition }),
    ...(title != null && { title }),
  }),
  mediaOf: () => [],
  wordsOf: ({ content }: TextModule) => [content],
};
