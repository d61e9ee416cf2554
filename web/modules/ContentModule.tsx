import { graphql, useFragment } from "react-relay";
import type { WordKey } from "../../words/english";
import type { ContentModule_module$key } from "../__generated__/ContentModule_module.graphql";
import { LateBlock } from "./LateBlock";

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
  if (text) return <LateBlock type="TextModule" block={{ module: text, sectionName }} />;
  if (textImage) return <LateBlock type="TextImageModule" block={{ module: textImage }} />;
  if (imagePair) return <LateBlock type="ImageImageModule" block={{ module: imagePair }} />;
  if (heroImage) return <LateBlock type="HeroImageModule" block={{ module: heroImage }} />;
  if (fullWidth) return <LateBlock type="FullWidthModule" block={{ module: fullWidth }} />;
  if (beforeAfter) return <LateBlock type="BeforeAfterModule" block={{ module: beforeAfter }} />;
  if (gallery) return <LateBlock type="GalleryModule" block={{ module: gallery, sectionName }} />;
  if (embed) return <LateBlock type="EmbedModule" block={{ module: embed }} />;
  if (quote) return <LateBlock type="QuoteModule" block={{ module: quote }} />;
  if (numbers) return <LateBlock type="NumbersModule" block={{ module: numbers }} />;
  if (columns) return <LateBlock type="ColumnsModule" block={{ module: columns }} />;
  if (code) return <LateBlock type="CodeModule" block={{ module: code }} />;
  return null;
}
