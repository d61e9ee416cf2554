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

const description = "One picture or video across the page.";

const views = mediaViews({ media: "imageSrc" });

const stored = z.object({
  type: z.literal("hero-image"),
  imageSrc: z.string().default(""),
  caption: z.string().optional(),
  ...views.stored,
  ...commonStored,
});

type HeroImageModule = z.infer<typeof stored>;

const written = stored.extend({
  imageSrc: writtenMedia,
  caption: writtenCaption,
  ...views.written,
});

builder.objectRef<HeroImageModule>("HeroImageModule").implement({
  description,
  interfaces: [ContentModuleType],
  isTypeOf: isOfType("hero-image"),
  fields: (t) => ({
    media: t.field({
      type: MediaType,
      nullable: true,
      description: "The picture or video. Null while none is chosen.",
      resolve: (module) => module.imageSrc || null,
    }),
    caption: t.string({
      description: "Words under the picture. Empty for none.",
      resolve: (module) => module.caption ?? "",
    }),
    ...views.fields(t),
  }),
});

const input = builder.inputType("HeroImageModuleInput", {
  description,
  fields: (t) => ({
    media: t.string({ description: mediaInputDescription }),
    caption: t.string({ description: "Words under the picture." }),
    ...views.inputs(t),
    ...commonInputs(t),
  }),
});

export const heroImageModule = {
  description,
  stored,
  written,
  input,
  store: ({ media, caption, ...given }: typeof input.$inferInput) => ({
    imageSrc: media ?? "",
    ...(caption && { caption }),
    ...views.store(given),
  }),
  mediaOf: ({ imageSrc }: HeroImageModule) => [imageSrc],
  viewsOf: views.of,
  shownBy: ({ imageSrc, caption }: HeroImageModule) => [imageSrc, caption],
};
