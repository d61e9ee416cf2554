import { z } from "zod";
import { markupWords } from "../../../markup/markup-words.ts";
import { readMarkup } from "../../../markup/read-markup.ts";
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
import {
  htmlDescription,
  htmlOf,
  markupDescription,
  markupInput,
  storedMarkup,
  storeMarkup,
  writtenMarkup,
} from "../case-study/rich-text.ts";

const description = "A block of text.";

const stored = z.object({
  type: z.literal("text"),
  content: z.string().default(""),
  textPosition: side.optional(),
  title: z.string().optional(),
  ...storedMarkup,
  ...commonStored,
});

type TextModule = z.infer<typeof stored>;

const written = stored.extend({
  content: writtenText,
  title: text("Title", 200).optional(),
  ...writtenMarkup,
});

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
    contentHtml: t.string({
      description: htmlDescription,
      resolve: (module) => htmlOf(module.content, module),
    }),
    contentWords: t.string({
      description: "The words of the content alone, on one line.",
      resolve: ({ content, markup }) => markupWords(readMarkup(content, markup)),
    }),
    markup: t.exposeInt("markup", { nullable: true, description: markupDescription }),
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
    ...markupInput(t),
    ...commonInputs(t),
  }),
});

export const textModule = {
  description,
  stored,
  written,
  input,
  store: ({ title, content, textPosition, markup }: typeof input.$inferInput) => ({
    content,
    ...(textPosition && { textPosition }),
    ...(title != null && { title }),
    ...storeMarkup({ markup }),
  }),
  mediaOf: () => [],
  shownBy: ({ content, title }: TextModule) => [content, title],
};
