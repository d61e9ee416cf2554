import { z } from "zod";
import { builder } from "../../builder/builder.ts";
import { MediaType } from "../../media/media-type.ts";
import {
  ContentModuleType,
  commonInputs,
  commonStored,
  isOfType,
  mediaInputDescription,
  writtenCaption,
  writtenMedia,
} from "../case-study/content-module.ts";

const description = "Two pictures of the same thing, compared with a slider.";

const stored = z.object({
  type: z.literal("before-after"),
  beforeSrc: z.string().default(""),
  afterSrc: z.string().default(""),
  caption: z.string().optional(),
  ...commonStored,
});

type BeforeAfterModule = z.infer<typeof stored>;

const written = stored.extend({
  beforeSrc: writtenMedia,
  afterSrc: writtenMedia,
  caption: writtenCaption,
});

builder.objectRef<BeforeAfterModule>("BeforeAfterModule").implement({
  description,
  interfaces: [ContentModuleType],
  isTypeOf: isOfType("before-after"),
  fields: (t) => ({
    before: t.field({
      type: MediaType,
      nullable: true,
      description: "How it was. Null while none is chosen.",
      resolve: ({ beforeSrc }) => beforeSrc || null,
    }),
    after: t.field({
      type: MediaType,
      nullable: true,
      description: "How it became. Null while none is chosen.",
      resolve: ({ afterSrc }) => afterSrc || null,
    }),
    caption: t.string({
      description: "Words under them. Empty for none.",
      resolve: ({ caption }) => caption ?? "",
    }),
  }),
});

const input = builder.inputType("BeforeAfterModuleInput", {
  description,
  fields: (t) => ({
    before: t.string({ description: mediaInputDescription }),
    after: t.string({ description: mediaInputDescription }),
    caption: t.string({ description: "Words under them." }),
    ...commonInputs(t),
  }),
});

export const beforeAfterModule = {
  description,
  stored,
  written,
  input,
  store: ({ before, after, caption }: typeof input.$inferInput) => ({
    beforeSrc: before ?? "",
    afterSrc: after ?? "",
    ...(caption && { caption }),
  }),
  mediaOf: ({ beforeSrc, afterSrc }: BeforeAfterModule) => [beforeSrc, afterSrc],
  wordsOf: ({ caption }: BeforeAfterModule) => [caption],
};
