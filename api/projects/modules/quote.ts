import { z } from "zod";
import { builder } from "../../builder/builder.ts";
import { MediaType } from "../../media/media-type.ts";
import { text } from "../../validation/text.ts";
import {
  ContentModuleType,
  commonInputs,
  commonStored,
  isOfType,
  richTextDescription,
  writtenMedia,
  writtenText,
} from "../case-study/content-module.ts";
import { mediaViews } from "../case-study/media-view.ts";
import {
  htmlDescription,
  htmlOf,
  markupDescription,
  markupInput,
  storedMarkup,
  storeMarkup,
  writtenMarkup,
} from "../case-study/rich-text.ts";

const description = "Words of someone, and who said them.";

const views = mediaViews({ portrait: "portraitSrc" });

const stored = z.object({
  type: z.literal("quote"),
  text: z.string().default(""),
  person: z.string().optional(),
  role: z.string().optional(),
  portraitSrc: z.string().optional(),
  ...storedMarkup,
  ...views.stored,
  ...commonStored,
});

type QuoteModule = z.infer<typeof stored>;

const written = stored.extend({
  text: writtenText,
  person: text("Person", 200).optional(),
  role: text("Role", 200).optional(),
  portraitSrc: writtenMedia.optional(),
  ...writtenMarkup,
  ...views.written,
});

builder.objectRef<QuoteModule>("QuoteModule").implement({
  description,
  interfaces: [ContentModuleType],
  isTypeOf: isOfType("quote"),
  fields: (t) => ({
    text: t.exposeString("text", { description: richTextDescription }),
    textHtml: t.string({
      description: htmlDescription,
      resolve: (module) => htmlOf(module.text, module),
    }),
    markup: t.exposeInt("markup", { nullable: true, description: markupDescription }),
    person: t.string({
      description: "Who said it. Empty where that is not told.",
      resolve: (module) => module.person ?? "",
    }),
    role: t.string({
      description: "What the person does, and where. Empty for none.",
      resolve: (module) => module.role ?? "",
    }),
    portrait: t.field({
      type: MediaType,
      nullable: true,
      description: "A picture of the person. Null for none.",
      resolve: (module) => module.portraitSrc || null,
    }),
    ...views.fields(t),
  }),
});

const input = builder.inputType("QuoteModuleInput", {
  description,
  fields: (t) => ({
    text: t.string({ required: true, description: "Text in the markup of QuoteModule.text." }),
    person: t.string({ description: "Who said it." }),
    role: t.string({ description: "What the person does, and where." }),
    portrait: t.string({
      description: "Address of a picture of the person. Unset or empty for none.",
    }),
    ...markupInput(t),
    ...views.inputs(t),
    ...commonInputs(t),
  }),
});

export const quoteModule = {
  description,
  stored,
  written,
  input,
  store: ({ text: words, person, role, portrait, markup, ...given }: typeof input.$inferInput) => ({
    text: words,
    ...(person && { person }),
    ...(role && { role }),
    ...(portrait && { portraitSrc: portrait }),
    ...storeMarkup({ markup }),
    ...views.store(given),
  }),
  mediaOf: ({ portraitSrc }: QuoteModule) => (portraitSrc ? [portraitSrc] : []),
  viewsOf: views.of,
  shownBy: ({ text: words }: QuoteModule) => [words],
};
