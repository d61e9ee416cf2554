import { builder } from "../graphql/builder.ts";
import { SideType } from "./content-module-types.ts";
import type { ContentModule } from "./content-modules.ts";

const isHiddenDescription = "Whether visitors do not see the module.";
const moduleIdDescription =
  "The moduleId it was read with, so that it stays the same module. Unset for a new one.";
const mediaDescription = "Address of a picture or film. Unset or empty for none yet.";
const richTextDescription = "Text in the markup of TextModule.content.";

const TextModuleInput = builder.inputType("TextModuleInput", {
  description: "A block of text.",
  fields: (t) => ({
    title: t.string({
      description: "The heading. Empty for none; unset for the name of the section.",
    }),
    content: t.string({ required: true, description: richTextDescription }),
    textPosition: t.field({
      type: SideType,
      description: "Which half the text stands in. Unset for the usual place.",
    }),
    isHidden: t.boolean({ description: isHiddenDescription }),
    moduleId: t.string({ description: moduleIdDescription }),
  }),
});

const TextImageModuleInput = builder.inputType("TextImageModuleInput", {
  description: "Text beside a picture or film.",
  fields: (t) => ({
    content: t.string({ required: true, description: richTextDescription }),
    media: t.string({ description: mediaDescription }),
    imagePosition: t.field({
      type: SideType,
      required: true,
      description: "Which half the picture stands in.",
    }),
    isHidden: t.boolean({ description: isHiddenDescription }),
    moduleId: t.string({ description: moduleIdDescription }),
  }),
});

const ImageImageModuleInput = builder.inputType("ImageImageModuleInput", {
  description: "Two pictures or films side by side.",
  fields: (t) => ({
    left: t.string({ description: mediaDescription }),
    right: t.string({ description: mediaDescription }),
    leftText: t.string({ description: "Words under the left one." }),
    rightText: t.string({ description: "Words under the right one." }),
    isHidden: t.boolean({ description: isHiddenDescription }),
    moduleId: t.string({ description: moduleIdDescription }),
  }),
});

const HeroImageModuleInput = builder.inputType("HeroImageModuleInput", {
  description: "One picture or film across the page.",
  fields: (t) => ({
    media: t.string({ description: mediaDescription }),
    caption: t.string({ description: "Words under the picture." }),
    isHidden: t.boolean({ description: isHiddenDescription }),
    moduleId: t.string({ description: moduleIdDescription }),
  }),
});

export const ContentModuleInput = builder.inputType("ContentModuleInput", {
  description: "One block of a section of a case study: exactly one of the four kinds.",
  isOneOf: true,
  fields: (t) => ({
    text: t.field({ type: TextModuleInput, description: "A block of text." }),
    textImage: t.field({ type: TextImageModuleInput, description: "Text beside a picture." }),
    imageImage: t.field({ type: ImageImageModuleInput, description: "Two pictures." }),
    heroImage: t.field({ type: HeroImageModuleInput, description: "One picture across." }),
  }),
});

export type ContentModuleInputShape = typeof ContentModuleInput.$inferInput;

/** The module in the form that the columns store. */
export function storedModule(input: ContentModuleInputShape): ContentModule {
  const { text, textImage, imageImage, heroImage } = input;
  if (text) {
    const { title, content, textPosition } = text;
    return {
      type: "text",
      content,
      ...(textPosition && { textPosition }),
      ...(title != null && { title }),
      ...commonOf(text),
    };
  }
  if (textImage) {
    const { content, media, imagePosition } = textImage;
    return {
      type: "text-image",
      content,
      imageSrc: media ?? "",
      imagePosition,
      ...commonOf(textImage),
    };
  }
  if (imageImage) {
    const { left, right, leftText, rightText } = imageImage;
    return {
      type: "image-image",
      leftImageSrc: left ?? "",
      rightImageSrc: right ?? "",
      ...(leftText && { leftImageText: leftText }),
      ...(rightText && { rightImageText: rightText }),
      ...commonOf(imageImage),
    };
  }
  const { media, caption } = heroImage ?? {};
  return {
    type: "hero-image",
    imageSrc: media ?? "",
    ...(caption && { caption }),
    ...commonOf(heroImage),
  };
}

type CommonInput = {
  isHidden?: boolean | null | undefined;
  moduleId?: string | null | undefined;
};

function commonOf(input: CommonInput | null | undefined) {
  return {
    ...(input?.isHidden && { hidden: true }),
    ...(input?.moduleId && { id: input.moduleId }),
  };
}
