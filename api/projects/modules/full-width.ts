import { z } from "zod";
import { builder } from "../../builder/builder.ts";
import { MediaType } from "../../media/media-type.ts";
import {
  ContentModuleType,
  commonInputs,
  commonStored,
  isOfType,
  mediaInputDescription,
  richTextDescription,
  writtenCaption,
  writtenMedia,
  writtenText,
} from "../case-study/content-module.ts";

const description = "A picture or video from edge to edge of the window.";

const stored = z.object({
  type: z.literal("full-width"),
  src: z.string().default(""),
  caption: z.string().optional(),
  text: z.string().optional(),
  ...commonStored,
});

type FullWidthModule = z.infer<typeof stored>;

const written = stored.extend({
  src: writtenMedia,
  caption: writtenCaption,
  text: writtenText.optional(),
});

builder.objectRef<FullWidthModule>("FullWidthModule").implement({
  description,
  interfaces: [ContentModuleType],
  isTypeOf: isOfType("full-width"),
  fields: (t) => ({
    media: t.field({
      type: MediaType,
      nullable: true,
      description: "The picture or video. Null while none is chosen.",
      resolve: ({ src }) => src || null,
    }),
    caption: t.string({
      description: "Words under it. Empty for none.",
      resolve: ({ caption }) => caption ?? "",
    }),
    text: t.string({
      description: `Words over it. Empty for none. ${richTextDescription}`,
      resolve: ({ text }) => text ?? "",
    }),
  }),
});

const input = builder.inputType("FullWidthModuleInput", {
  description,
  fields: (t) => ({
    media: t.string({ description: mediaInputDescription }),
    caption: t.string({ description: "Words under it." }),
    text: t.string({ description: "Words over it, in the markup of FullWidthModule.text." }),
    ...commonInputs(t),
  }),
});

export const fullWidthModule = {
  description,
  stored,
  written,
  input,
  store: ({ media, caption, text }: typeof input.$inferInput) => ({
    src: media ?? "",
    ...(caption && { caption }),
    ...(text && { text }),
  }),
  mediaOf: ({ src }: FullWidthModule) => [src],
  wordsOf: ({ caption, text }: FullWidthModule) => [text, caption],
};
