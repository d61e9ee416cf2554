import type { PreviewedStoryQuery$rawResponse } from "../../../__generated__/PreviewedStoryQuery.graphql";
import type { ContentModule } from "../model/contentModule";
import { type ProjectValues, type SectionKey, sections } from "../model/projectValues";
import type { PreviewMedia } from "./usePreviewMedia";

type RawProject = NonNullable<PreviewedStoryQuery$rawResponse["project"]>;
type RawModule = NonNullable<RawProject["caseStudy"]>["role"][number];

/** Finds what is known about a picture or film by its address. */
export type FindMedia = (src: string) => PreviewMedia;

/** What the server would answer about the project if the form were saved, as far as its page asks. */
export function previewProject(
  values: ProjectValues,
  findMedia: FindMedia,
): PreviewedStoryQuery$rawResponse {
  const read = (key: SectionKey) =>
    values[key].map((module) => rawModule(module, sections[key].defaultTitle, findMedia));
  return {
    project: {
      id: "preview",
      name: values.name,
      lightModeNav: values.lightModeNav,
      heroImage: values.heroImage ? findMedia(values.heroImage) : null,
      caseStudy: {
        role: read("role"),
        why: read("why"),
        result: read("result"),
        process: read("process"),
        solution: read("solution"),
        shippedGoods: read("shippedGoods"),
      },
    },
  };
}

function rawModule(module: ContentModule, defaultTitle: string, findMedia: FindMedia): RawModule {
  const media = (src: string) => (src ? findMedia(src) : null);
  const isHidden = module.hidden ?? false;
  switch (module.type) {
    case "text":
      return {
        __typename: "TextModule",
        __isContentModule: "TextModule",
        title: module.title ?? defaultTitle,
        content: module.content,
        textPosition: module.textPosition ? sideNames[module.textPosition] : null,
        isHidden,
      };
    case "text-image":
      return {
        __typename: "TextImageModule",
        __isContentModule: "TextImageModule",
        content: module.content,
        media: media(module.imageSrc),
        imagePosition: sideNames[module.imagePosition],
        isHidden,
      };
    case "image-image":
      return {
        __typename: "ImageImageModule",
        __isContentModule: "ImageImageModule",
        left: media(module.leftImageSrc),
        right: media(module.rightImageSrc),
        leftText: module.leftImageText ?? "",
        rightText: module.rightImageText ?? "",
        isHidden,
      };
    case "hero-image":
      return {
        __typename: "HeroImageModule",
        __isContentModule: "HeroImageModule",
        media: media(module.imageSrc),
        caption: module.caption ?? "",
        isHidden,
      };
  }
}

const sideNames = { left: "LEFT", right: "RIGHT" } as const;
