import { z } from "zod";
import { builder } from "../../builder/builder.ts";
import { MediaType } from "../../media/media-type.ts";
import {
  ContentModuleType,
  commonInputs,
  commonStored,
  isOfType,
  writtenCaption,
  writtenMedia,
} from "../case-study/content-module.ts";
import {
  type MediaView,
  MediaViewInput,
  optionalView,
  storeView,
  viewDescription,
  viewField,
  writtenView,
} from "../case-study/media-view.ts";

const description = "Pictures and videos that belong together.";

const most = 12;

const layout = z.enum(["rows", "grid", "strip"]);

const item = z.looseObject({
  src: z.string().default(""),
  caption: z.string().optional(),
  srcView: optionalView,
});

type GalleryItem = {
  src: string;
  caption?: string | undefined;
  srcView?: MediaView | undefined;
};

const stored = z.object({
  type: z.literal("gallery"),
  layout: layout.catch("rows").default("rows"),
  items: z.array(item).default([]),
  ...commonStored,
});

type GalleryModule = z.infer<typeof stored>;

const written = stored.extend({
  layout: layout.default("rows"),
  items: z
    .array(item.extend({ src: writtenMedia, caption: writtenCaption, srcView: writtenView }))
    .max(most, `A gallery has at most ${most} pictures`)
    .default([]),
});

const GalleryLayout = builder.enumType("GalleryLayout", {
  description: "How the pictures of a gallery stand.",
  values: {
    ROWS: { value: "rows", description: "In rows of one height, each as wide as its shape asks." },
    GRID: { value: "grid", description: "In a grid of equal places that they fill." },
    STRIP: { value: "strip", description: "In one row that scrolls sideways." },
  } as const,
});

const GalleryItemType = builder.objectRef<GalleryItem>("GalleryItem").implement({
  description: "A picture or video of a gallery.",
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
    mediaView: viewField(t, ({ srcView }) => srcView),
  }),
});

builder.objectRef<GalleryModule>("GalleryModule").implement({
  description,
  interfaces: [ContentModuleType],
  isTypeOf: isOfType("gallery"),
  fields: (t) => ({
    layout: t.expose("layout", { type: GalleryLayout, description: "How the pictures stand." }),
    items: t.field({
      type: [GalleryItemType],
      description: "The pictures and videos, in their order.",
      resolve: ({ items }) => items,
    }),
  }),
});

const GalleryItemInput = builder.inputType("GalleryItemInput", {
  description: "A picture or video of a gallery.",
  fields: (t) => ({
    media: t.string({ required: true, description: "Address of a picture or video." }),
    caption: t.string({ description: "Words under it." }),
    mediaView: t.field({ type: MediaViewInput, description: viewDescription }),
  }),
});

const input = builder.inputType("GalleryModuleInput", {
  description,
  fields: (t) => ({
    layout: t.field({
      type: GalleryLayout,
      required: true,
      description: "How the pictures stand.",
    }),
    items: t.field({
      type: [GalleryItemInput],
      required: true,
      description: `The pictures and videos, in their order; at most ${most}.`,
    }),
    ...commonInputs(t),
  }),
});

export const galleryModule = {
  description,
  stored,
  written,
  input,
  store: ({ layout: chosen, items }: typeof input.$inferInput) => ({
    layout: chosen,
    items: items.map(({ media, caption, mediaView }) => {
      const srcView = storeView(mediaView);
      return { src: media, ...(caption && { caption }), ...(srcView && { srcView }) };
    }),
  }),
  mediaOf: ({ items }: GalleryModule) => items.map(({ src }) => src),
  viewsOf: ({ items }: GalleryModule) => items.map(({ srcView }) => srcView),
  shownBy: ({ items }: GalleryModule) => items.map(({ src }) => src),
};
