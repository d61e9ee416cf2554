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

const description = "A picture or video from edge to edge of the window.";

const views = mediaViews({ media: "src" });

const stored = z.object({
  type: z.literal("full-width"),
  src: z.string().default(""),
  caption: z.string().optional(),
  text: z.string().optional(),
  ...storedMarkup,
  ...views.stored,
  ...commonStored,
});

type FullWidthModule = z.infer<typeof stored>;

const written = stored.extend({
  src: writtenMedia,
  caption: writtenCaption,
  text: writtenText.optional(),
  ...writtenMarkup,
  ...views.written,
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
    textHtml: t.string({
      description: htmlDescription,
      resolve: (module) => htmlOf(module.text, module),
    }),
    markup: t.exposeInt("markup", { nullable: true, description: markupDescription }),
    ...views.fields(t),
  }),
});

const input = builder.inputType("FullWidthModuleInput", {
  description,
  fields: (t) => ({
    media: t.string({ description: mediaInputDescription }),
    caption: t.string({ description: "Words under it." }),
    text: t.string({ description: "Words over it, in the markup of FullWidthModule.text." }),
    ...markupInput(t),
    ...views.inputs(t),
    ...commonInputs(t),
  }),
});

export const fullWidthModule = {
  description,
  stored,
  written,
  input,
  store: ({ media, caption, text, markup, ...given }: typeof input.$inferInput) => ({
    src: media ?? "",
    ...(caption && { caption }),
    ...(text && { text }),
    ...storeMarkup({ markup }),
    ...views.store(given),
  }),
  mediaOf: ({ src }: FullWidthModule) => [src],
  viewsOf: views.of,
  shownBy: ({ src, caption, text }: FullWidthModule) => [src, text, caption],
};
