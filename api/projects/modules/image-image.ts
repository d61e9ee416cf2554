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

const description = "Two pictures or videos side by side.";

const views = mediaViews({ left: "leftImageSrc", right: "rightImageSrc" });

const stored = z.object({
  type: z.literal("image-image"),
  leftImageSrc: z.string().default(""),
  rightImageSrc: z.string().default(""),
  leftImageText: z.string().optional(),
  rightImageText: z.string().optional(),
  ...storedMarkup,
  ...views.stored,
  ...commonStored,
});

type ImageImageModule = z.infer<typeof stored>;

const written = stored.extend({
  leftImageSrc: writtenMedia,
  rightImageSrc: writtenMedia,
  leftImageText: writtenCaption,
  rightImageText: writtenCaption,
  ...writtenMarkup,
  ...views.written,
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
    leftTextHtml: t.string({
      description: `The words under the left one. ${htmlDescription}`,
      resolve: (module) => htmlOf(module.leftImageText, module),
    }),
    rightTextHtml: t.string({
      description: `The words under the right one. ${htmlDescription}`,
      resolve: (module) => htmlOf(module.rightImageText, module),
    }),
    markup: t.exposeInt("markup", { nullable: true, description: markupDescription }),
    ...views.fields(t),
  }),
});

const input = builder.inputType("ImageImageModuleInput", {
  description,
  fields: (t) => ({
    left: t.string({ description: mediaInputDescription }),
    right: t.string({ description: mediaInputDescription }),
    leftText: t.string({ description: "Words under the left one." }),
    rightText: t.string({ description: "Words under the right one." }),
    ...markupInput(t),
    ...views.inputs(t),
    ...commonInputs(t),
  }),
});

export const imageImageModule = {
  description,
  stored,
  written,
  input,
  store: ({ left, right, leftText, rightText, markup, ...given }: typeof input.$inferInput) => ({
    leftImageSrc: left ?? "",
    rightImageSrc: right ?? "",
    ...(leftText && { leftImageText: leftText }),
    ...(rightText && { rightImageText: rightText }),
    ...storeMarkup({ markup }),
    ...views.store(given),
  }),
  mediaOf: ({ leftImageSrc, rightImageSrc }: ImageImageModule) => [leftImageSrc, rightImageSrc],
  viewsOf: views.of,
  shownBy: ({ leftImageSrc, rightImageSrc, leftImageText, rightImageText }: ImageImageModule) => [
    leftImageSrc,
    rightImageSrc,
    leftImageText,
    rightImageText,
  ],
};
