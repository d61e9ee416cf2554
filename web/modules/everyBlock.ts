import { BeforeAfterBlock } from "./before-after/BeforeAfterBlock";
import { CodeBlock } from "./code/CodeBlock";
import { ColumnsBlock } from "./columns/ColumnsBlock";
import { EmbedBlock } from "./embed/EmbedBlock";
import { FullWidthBlock } from "./full-width/FullWidthBlock";
import { GalleryBlock } from "./gallery/GalleryBlock";
import { HeroImageBlock } from "./hero-image/HeroImageBlock";
import { ImagePairBlock } from "./image-image/ImagePairBlock";
import type { LateBlocks } from "./loadedBlocks";
import { NumbersBlock } from "./numbers/NumbersBlock";
import { QuoteBlock } from "./quote/QuoteBlock";
import { TextBlock } from "./text/TextBlock";
import { TextImageBlock } from "./text-image/TextImageBlock";

/** For the server, which does not wait for any. */
export const everyBlock: LateBlocks = {
  TextModule: TextBlock,
  TextImageModule: TextImageBlock,
  ImageImageModule: ImagePairBlock,
  HeroImageModule: HeroImageBlock,
  FullWidthModule: FullWidthBlock,
  BeforeAfterModule: BeforeAfterBlock,
  GalleryModule: GalleryBlock,
  EmbedModule: EmbedBlock,
  QuoteModule: QuoteBlock,
  NumbersModule: NumbersBlock,
  ColumnsModule: ColumnsBlock,
  CodeModule: CodeBlock,
};
