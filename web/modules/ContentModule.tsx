import { graphql, useFragment } from "react-relay";
import type { WordKey } from "../../words/english";
import type { ContentModule_module$key } from "../__generated__/ContentModule_module.graphql";
import { BeforeAfterBlock } from "./before-after/BeforeAfterBlock";
import { CodeBlock } from "./code/CodeBlock";
import { ColumnsBlock } from "./columns/ColumnsBlock";
import { EmbedBlock } from "./embed/EmbedBlock";
import { FullWidthBlock } from "./full-width/FullWidthBlock";
import { GalleryBlock } from "./gallery/GalleryBlock";
import { HeroImageBlock } from "./hero-image/HeroImageBlock";
import { ImagePairBlock } from "./image-image/ImagePairBlock";
import { NumbersBlock } from "./numbers/NumbersBlock";
import { QuoteBlock } from "./quote/QuoteBlock";
import { TextBlock } from "./text/TextBlock";
import { TextImageBlock } from "./text-image/TextImageBlock";
import "./ContentModule.css";

/** What names a section on the page. */
export type SectionName = Extract<WordKey, `section.${string}`>;

type Props = { module: ContentModule_module$key; sectionName: SectionName };

/** One block of a section, in the form of its type. */
export function ContentModule({ module, sectionName }: Props) {
  const {
    text,
    textImage,
    imagePair,
    heroImage,
    fullWidth,
    beforeAfter,
    gallery,
    embed,
    quote,
    numbers,
    columns,
    code,
  } = useFragment(
    graphql`
      fragment ContentModule_module on ContentModule {
        ...TextBlock_module @alias(as: "text")
        ...TextImageBlock_module @alias(as: "textImage")
        ...ImagePairBlock_module @alias(as: "imagePair")
        ...HeroImageBlock_module @alias(as: "heroImage")
        ...FullWidthBlock_module @alias(as: "fullWidth")
        ...BeforeAfterBlock_module @alias(as: "beforeAfter")
        ...GalleryBlock_module @alias(as: "gallery")
        ...EmbedBlock_module @alias(as: "embed")
        ...QuoteBlock_module @alias(as: "quote")
        ...NumbersBlock_module @alias(as: "numbers")
        ...ColumnsBlock_module @alias(as: "columns")
        ...CodeBlock_module @alias(as: "code")
      }
    `,
    module,
  );
  if (text) return <TextBlock module={text} sectionName={sectionName} />;
  if (textImage) return <TextImageBlock module={textImage} />;
  if (imagePair) return <ImagePairBlock module={imagePair} />;
  if (heroImage) return <HeroImageBlock module={heroImage} />;
  if (fullWidth) return <FullWidthBlock module={fullWidth} />;
  if (beforeAfter) return <BeforeAfterBlock module={beforeAfter} />;
  if (gallery) return <GalleryBlock module={gallery} sectionName={sectionName} />;
  if (embed) return <EmbedBlock module={embed} />;
  if (quote) return <QuoteBlock module={quote} />;
  if (numbers) return <NumbersBlock module={numbers} />;
  if (columns) return <ColumnsBlock module={columns} />;
  if (code) return <CodeBlock module={code} />;
  return null;
}
