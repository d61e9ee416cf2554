import { z } from "zod";
import { builder } from "../../builder/builder.ts";
import { text, verbatimText } from "../../validation/text.ts";
import {
  ContentModuleType,
  commonInputs,
  commonStored,
  isOfType,
} from "../case-study/content-module.ts";

const description = "Source code, shown as it is.";

const stored = z.object({
  type: z.literal("code"),
  language: z.string().optional(),
  content: z.string().default(""),
  ...commonStored,
});

type CodeModule = z.infer<typeof stored>;

const written = stored.extend({
  language: text("Language", 40).optional(),
  content: verbatimText("Code", 20_000).default(""),
});

builder.objectRef<CodeModule>("CodeModule").implement({
  description,
  interfaces: [ContentModuleType],
  isTypeOf: isOfType("code"),
  fields: (t) => ({
    language: t.string({
      description:
        "What it is written in, as it is shown: TypeScript. Empty where that is not told.",
      resolve: (module) => module.language ?? "",
    }),
    content: t.exposeString("content", { description: "The code, with every space of it." }),
  }),
});

const input = builder.inputType("CodeModuleInput", {
  description,
  fields: (t) => ({
    language: t.string({ description: "What it is written in, as it is shown." }),
    content: t.string({ required: true, description: "The code, with every space of it." }),
    ...commonInputs(t),
  }),
});

export const codeModule = {
  description,
  stored,
  written,
  input,
  store: ({ language, content }: typeof input.$inferInput) => ({
    ...(language && { language }),
    content,
  }),
  mediaOf: () => [],
  shownBy: ({ content }: CodeModule) => [content],
};
