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

const description = "Two pictures or videos side by side.";

const stored = z.object({
  type: z.literal("image-image"),
  leftImageSrc: z.string().default(""),
  rightImageSrc: z.string().default(""),
  leftImageText: z.string().optional(),
  rightImageText: z.string().optional(),
  ...commonStored,
});

type ImageImageModule = z.infer<typeof stored>;

const written = stored.extend({
  leftImageSrc: writtenMedia,
  rightImageSrc: writtenMedia,
  leftImageText: writtenCaption,
  rightImageText: writtenCaption,
});

builder.objectRef<ImageImageModule>("ImageImageModule").implement({
  description,
  interfaces: [ContentModuleType],
  isTypeOf: isOfType("image-image"),
  fields: (t) => ({
    left: t.field({
      type: MediaType,
      nullable: true,
      description: "The left one. Null while none is chosen.",
      resolve: (module) => module.leftImageSrc || null,
    }),
    right: t.field({
      type: MediaType,
      nullable: true,
      description: "The right one. Null while none is chosen.",
      resolve: (module) => module.rightImageSrc || null,
    }),
    leftText: t.string({
      description: "Words under the left one. Empty for none.",
      resolve: (module) => module.leftImageText ?? "",
    }),
    rightText: t.string({
      description: "Words under the right one. Empty for none.",
      resolve: (module) => module.rightImageText ?? "",
    }),
  }),
});

const input = builder.inputType("ImageImageModuleInput", {
  description,
  fields: (t) => ({
    left: t.string({ description: mediaInputDescription }),
    right: t.string({ description: mediaInputDescription }),
    leftText: t.string({ description: "Words under the left one." }),
    rightText: t.string({ description: "Words under the right one." }),
    ...commonInputs(t),
  }),
});

export const imageImageModule = {
  description,
  stored,
  written,
  input,
  store: ({ left, right, leftText, rightText }: typeof input.$inferInput) => ({
    leftImageSrc: left ?? "",
    rightImageSrc: right ?? "",
    ...(leftText && { leftImageText: leftText }),
    ...(rightText && { rightImageText: rightText }),
  }),
  mediaOf: ({ leftImageSrc, rightImageSrc }: ImageImageModule) => [leftImageSrc, rightImageSrc],
  wordsOf: ({ leftImageText, rightImageText }: ImageImageModule) => [leftImageText, rightImageText],
};
