import type { ComponentType } from "react";
import { graphql } from "react-relay";
import type { WordKey } from "../../words/english";
import type { blocks_module$data } from "../__generated__/blocks_module.graphql";

/**
 * The fragments of all blocks: a block is the component for modules of one type. The aliases are the names of
 * the types in the schema.
 */
export const blockFragment = graphql`
  fragment blocks_module on ContentModule {
    ...TextBlock_module @alias(as: "TextModule")
    ...TextImageBlock_module @alias(as: "TextImageModule")
    ...ImagePairBlock_module @alias(as: "ImageImageModule")
    ...HeroImageBlock_module @alias(as: "HeroImageModule")
    ...FullWidthBlock_module @alias(as: "FullWidthModule")
    ...BeforeAfterBlock_module @alias(as: "BeforeAfterModule")
    ...GalleryBlock_module @alias(as: "GalleryModule")
    ...EmbedBlock_module @alias(as: "EmbedModule")
    ...QuoteBlock_module @alias(as: "QuoteModule")
    ...NumbersBlock_module @alias(as: "NumbersModule")
    ...ColumnsBlock_module @alias(as: "ColumnsModule")
    ...TableBlock_module @alias(as: "TableModule")
    ...CodeBlock_module @alias(as: "CodeModule")
  }
`;

/** The {@link WordKey} of a section's default name. */
export type SectionName = Extract<WordKey, `section.${string}`>;

export type BlockName = keyof Omit<blocks_module$data, " $fragmentType">;

export type BlockProps<Name extends BlockName> = {
  module: NonNullable<blocks_module$data[Name]>;
  sectionName: SectionName;
  /** The name of the section on this page. */
  sectionLabel: string;
};

/**
 * `file` is the source file of a block: in the build's manifest, it is the key of the built file. `load`
 * imports the block, because the code of pages contains no blocks.
 */
type Block<Name extends BlockName> = {
  file: string;
  load: () => Promise<ComponentType<BlockProps<Name>>>;
};

export const blocks: { [Name in BlockName]: Block<Name> } = {
  TextModule: {
    file: "web/modules/text/TextBlock.tsx",
    load: async () => (await import("./text/TextBlock")).TextBlock,
  },
  TextImageModule: {
    file: "web/modules/text-image/TextImageBlock.tsx",
    load: async () => (await import("./text-image/TextImageBlock")).TextImageBlock,
  },
  ImageImageModule: {
    file: "web/modules/image-image/ImagePairBlock.tsx",
    load: async () => (await import("./image-image/ImagePairBlock")).ImagePairBlock,
  },
  HeroImageModule: {
    file: "web/modules/hero-image/HeroImageBlock.tsx",
    load: async () => (await import("./hero-image/HeroImageBlock")).HeroImageBlock,
  },
  FullWidthModule: {
    file: "web/modules/full-width/FullWidthBlock.tsx",
    load: async () => (await import("./full-width/FullWidthBlock")).FullWidthBlock,
  },
  BeforeAfterModule: {
    file: "web/modules/before-after/BeforeAfterBlock.tsx",
    load: async () => (await import("./before-after/BeforeAfterBlock")).BeforeAfterBlock,
  },
  GalleryModule: {
    file: "web/modules/gallery/GalleryBlock.tsx",
    load: async () => (await import("./gallery/GalleryBlock")).GalleryBlock,
  },
  EmbedModule: {
    file: "web/modules/embed/EmbedBlock.tsx",
    load: async () => (await import("./embed/EmbedBlock")).EmbedBlock,
  },
  QuoteModule: {
    file: "web/modules/quote/QuoteBlock.tsx",
    load: async () => (await import("./quote/QuoteBlock")).QuoteBlock,
  },
  NumbersModule: {
    file: "web/modules/numbers/NumbersBlock.tsx",
    load: async () => (await import("./numbers/NumbersBlock")).NumbersBlock,
  },
  ColumnsModule: {
    file: "web/modules/columns/ColumnsBlock.tsx",
    load: async () => (await import("./columns/ColumnsBlock")).ColumnsBlock,
  },
  TableModule: {
    file: "web/modules/table/TableBlock.tsx",
    load: async () => (await import("./table/TableBlock")).TableBlock,
  },
  CodeModule: {
    file: "web/modules/code/CodeBlock.tsx",
    load: async () => (await import("./code/CodeBlock")).CodeBlock,
  },
};

export const blockNames = Object.keys(blocks) as BlockName[]; // the declared keys

const loaded: { [Name in BlockName]?: ComponentType<BlockProps<Name>> } = {};

/** The component of a block. Undefined until it is loaded. */
export function loadedBlock<Name extends BlockName>(
  name: Name,
): ComponentType<BlockProps<Name>> | undefined {
  return loaded[name];
}

export async function loadBlock<Name extends BlockName>(
  name: Name,
): Promise<ComponentType<BlockProps<Name>>> {
  const block = loaded[name] ?? (await blocks[name].load());
  Object.assign(loaded, { [name]: block });
  return block;
}

/** Loads the blocks of these types that are not loaded yet. */
export async function loadBlocks(types: Iterable<string>): Promise<void> {
  const wanted = new Set(types);
  await Promise.all(blockNames.filter((name) => wanted.has(name)).map(loadBlock));
}

/**
 * Loads all blocks: for the server, which renders pages without waiting, and for pages of the owner, who may
 * look at any version of a case study, or add any module.
 */
export async function loadEveryBlock(): Promise<void> {
  await loadBlocks(blockNames);
}
