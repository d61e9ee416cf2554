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
  SideType,
  side,
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

const description = "Text beside a picture or video.";

const views = mediaViews({ media: "imageSrc" });

const stored = z.object({
  type: z.literal("text-image"),
  content: z.string().default(""),
  imageSrc: z.string().default(""),
  imagePosition: side.default("left"),
  ...storedMarkup,
  ...views.stored,
  ...commonStored,
});

type TextImageModule = z.infer<typeof stored>;

const written = stored.extend({
  content: writtenText,
  imageSrc: writtenMedia,
  ...writtenMarkup,
  ...views.written,
});

builder.objectRef<TextImageModule>("TextImageModule").implement({
  description,
  interfaces: [ContentModuleType],
  isTypeOf: isOfType("text-image"),
  fields: (t) => ({
    content: t.exposeString("content", { description: richTextDescription }),
    contentHtml: t.string({
      description: htmlDescription,
      resolve: (module) => htmlOf(module.content, module),
    }),
    markup: t.exposeInt("markup", { nullable: true, description: markupDescription }),
    media: t.field({
      type: MediaType,
      nullable: true,
      description: "The picture or video. Null while none is chosen.",
      resolve: (module) => module.imageSrc || null,
    }),
    imagePosition: t.field({
      type: SideType,
      description: "Which half the picture stands in.",
      resolve: (module) => module.imagePosition,
    }),
    ...views.fields(t),
  }),
});

const input = builder.inputType("TextImageModuleInput", {
  description,
  fields: (t) => ({
    content: t.string({ required: true, description: "Text in the markup of TextModule.content." }),
    media: t.string({ description: mediaInputDescription }),
    imagePosition: t.field({
      type: SideType,
      required: true,
      description: "Which half the picture stands in.",
    }),
    ...markupInput(t),
    ...views.inputs(t),
    ...commonInputs(t),
  }),
});

export const textImageModule = {
  description,
  stored,
  written,
  input,
  store: ({ content, media, imagePosition, markup, ...given }: typeof input.$inferInput) => ({
    content,
    imageSrc: media ?? "",
    imagePosition,
    ...storeMarkup({ markup }),
    ...views.store(given),
  }),
  mediaOf: ({ imageSrc }: TextImageModule) => [imageSrc],
  viewsOf: views.of,
  shownBy: ({ content, imageSrc }: TextImageModule) => [content, imageSrc],
};
