import { graphql, useFragment } from "react-relay";
import type { WordKey } from "../../words/english";
import type { ContentModule_module$key } from "../__generated__/ContentModule_module.graphql";
import { HeroImageBlock } from "./hero-image/HeroImageBlock";
import { ImagePairBlock } from "./image-image/ImagePairBlock";
import { TextBlock } from "./text/TextBlock";
import { TextImageBlock } from "./text-image/TextImageBlock";
import "./ContentModule.css";

/** What names a section on the page. */
export type SectionName = Extract<WordKey, `section.${string}`>;

type Props = { module: ContentModule_module$key; sectionName: SectionName };

/** One block of a section, in the form of its type. */
export function ContentModule({ module, sectionName }: Props) {
  const { text, textImage, imagePair, heroImage } = useFragment(
    graphql`
      fragment ContentModule_module on ContentModule {
        ...TextBlock_module @alias(as: "text")
        ...TextImageBlock_module @alias(as: "textImage")
        ...ImagePairBlock_module @alias(as: "imagePair")
        ...HeroImageBlock_module @alias(as: "heroImage")
      }
    `,
    module,
  );
  if (text) return <TextBlock module={text} sectionName={sectionName} />;
  if (textImage) return <TextImageBlock module={textImage} />;
  if (imagePair) return <ImagePairBlock module={imagePair} />;
  if (heroImage) return <HeroImageBlock module={heroImage} />;
  return null;
}
