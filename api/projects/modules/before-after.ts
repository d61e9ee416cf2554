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

const description = "Two pictures of the same thing, compared with a slider.";

const views = mediaViews({ before: "beforeSrc", after: "afterSrc" });

const stored = z.object({
  type: z.literal("before-after"),
  beforeSrc: z.string().default(""),
  afterSrc: z.string().default(""),
  caption: z.string().optional(),
  ...views.stored,
  ...commonStored,
});

type BeforeAfterModule = z.infer<typeof stored>;

const written = stored.extend({
  beforeSrc: writtenMedia,
  afterSrc: writtenMedia,
  caption: writtenCaption,
  ...views.written,
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
    ...views.fields(t),
  }),
});

const input = builder.inputType("BeforeAfterModuleInput", {
  description,
  fields: (t) => ({
    before: t.string({ description: mediaInputDescription }),
    after: t.string({ description: mediaInputDescription }),
    caption: t.string({ description: "Words under them." }),
    ...views.inputs(t),
    ...commonInputs(t),
  }),
});

export const beforeAfterModule = {
  description,
  stored,
  written,
  input,
  store: ({ before, after, caption, ...given }: typeof input.$inferInput) => ({
    beforeSrc: before ?? "",
    afterSrc: after ?? "",
    ...(caption && { caption }),
    ...views.store(given),
  }),
  mediaOf: ({ beforeSrc, afterSrc }: BeforeAfterModule) => [beforeSrc, afterSrc],
  viewsOf: views.of,
  shownBy: ({ beforeSrc, afterSrc, caption }: BeforeAfterModule) => [beforeSrc, afterSrc, caption],
};
