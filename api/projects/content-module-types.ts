import { builder } from "../graphql/builder.ts";
import { MediaType } from "../media/media-type.ts";
import type {
  ContentModule,
  HeroImageModule,
  ImageImageModule,
  TextImageModule,
  TextModule,
} from "./content-modules.ts";

export const SideType = builder.enumType("Side", {
  description: "Which half of the page something stands in.",
  values: {
    LEFT: { value: "left", description: "The left half." },
    RIGHT: { value: "right", description: "The right half." },
  } as const,
});

/** A text module that knows the title it has when its own is missing. */
export type TitledTextModule = TextModule & { sectionTitle: string };

const hiddenDescription = "Whether visitors do not see the module.";
const moduleIdDescription =
  "What tells it apart from the project's other modules. Null for one that was never edited here.";
const richTextDescription =
  "Text with the markup **bold**, _italic_, <u>underline</u>, lines that start with • or - as lists, blank lines between paragraphs.";

const TextModuleType = builder.objectRef<TitledTextModule>("TextModule").implement({
  description: "A block of text.",
  fields: (t) => ({
    title: t.string({
      description:
        "The heading. Empty for none; a module that never had one carries the name of its section.",
      resolve: (module) => module.title ?? module.sectionTitle,
    }),
    content: t.exposeString("content", { description: richTextDescription }),
    textPosition: t.field({
      type: SideType,
      nullable: true,
      description: "Which half the text stands in. Null for the usual place.",
      resolve: (module) => module.textPosition,
    }),
    isHidden: t.boolean({
      description: hiddenDescription,
      resolve: (module) => module.hidden ?? false,
    }),
    moduleId: t.string({
      nullable: true,
      description: moduleIdDescription,
      resolve: (module) => module.id,
    }),
  }),
});

const TextImageModuleType = builder.objectRef<TextImageModule>("TextImageModule").implement({
  description: "Text beside a picture or film.",
  fields: (t) => ({
    content: t.exposeString("content", { description: richTextDescription }),
    media: t.field({
      type: MediaType,
      nullable: true,
      description: "The picture or film. Null while none is chosen.",
      resolve: (module) => module.imageSrc || null,
    }),
    imagePosition: t.field({
      type: SideType,
      description: "Which half the picture stands in.",
      resolve: (module) => module.imagePosition,
    }),
    isHidden: t.boolean({
      description: hiddenDescription,
      resolve: (module) => module.hidden ?? false,
    }),
    moduleId: t.string({
      nullable: true,
      description: moduleIdDescription,
      resolve: (module) => module.id,
    }),
  }),
});

const ImageImageModuleType = builder.objectRef<ImageImageModule>("ImageImageModule").implement({
  description: "Two pictures or films side by side.",
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
    isHidden: t.boolean({
      description: hiddenDescription,
      resolve: (module) => module.hidden ?? false,
    }),
    moduleId: t.string({
      nullable: true,
      description: moduleIdDescription,
      resolve: (module) => module.id,
    }),
  }),
});

const HeroImageModuleType = builder.objectRef<HeroImageModule>("HeroImageModule").implement({
  description: "One picture or film across the page.",
  fields: (t) => ({
    media: t.field({
      type: MediaType,
      nullable: true,
      description: "The picture or film. Null while none is chosen.",
      resolve: (module) => module.imageSrc || null,
    }),
    caption: t.string({
      description: "Words under the picture. Empty for none.",
      resolve: (module) => module.caption ?? "",
    }),
    isHidden: t.boolean({
      description: hiddenDescription,
      resolve: (module) => module.hidden ?? false,
    }),
    moduleId: t.string({
      nullable: true,
      description: moduleIdDescription,
      resolve: (module) => module.id,
    }),
  }),
});

const typeNames = {
  text: "TextModule",
  "text-image": "TextImageModule",
  "image-image": "ImageImageModule",
  "hero-image": "HeroImageModule",
} as const satisfies Record<ContentModule["type"], string>;

export const ContentModuleType = builder.unionType("ContentModule", {
  description: "One block of a section of a case study.",
  types: [TextModuleType, TextImageModuleType, ImageImageModuleType, HeroImageModuleType],
  resolveType: (module) => typeNames[module.type],
});
