import { BeforeAfterBlock } from "./before-after/BeforeAfterBlock";
import { CodeBlock } from "./code/CodeBlock";
import { ColumnsBlock } from "./columns/ColumnsBlock";
import { EmbedBlock } from "./embed/EmbedBlock";
import { FullWidthBlock } from "./full-width/FullWidthBlock";
import { GalleryBlock } from "./gallery/GalleryBlock";
import type { LateBlocks } from "./loadedBlocks";
import { NumbersBlock } from "./numbers/NumbersBlock";
import { QuoteBlock } from "./quote/QuoteBlock";

/** For the server, which does not wait for any. */
export const everyBlock: LateBlocks = {
  FullWidthModule: FullWidthBlock,
  BeforeAfterModule: BeforeAfterBlock,
  GalleryModule: GalleryBlock,
  EmbedModule: EmbedBlock,
  QuoteModule: QuoteBlock,
  NumbersModule: NumbersBlock,
  ColumnsModule: ColumnsBlock,
  CodeModule: CodeBlock,
};
