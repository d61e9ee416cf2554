import type { ComponentType } from "react";

/** All blocks: none is part of a project page's code. The name is that of the type in the schema. */
const loaders = {
  TextModule: async () => (await import("./text/TextBlock")).TextBlock,
  TextImageModule: async () => (await import("./text-image/TextImageBlock")).TextImageBlock,
  ImageImageModule: async () => (await import("./image-image/ImagePairBlock")).ImagePairBlock,
  HeroImageModule: async () => (await import("./hero-image/HeroImageBlock")).HeroImageBlock,
  FullWidthModule: async () => (await import("./full-width/FullWidthBlock")).FullWidthBlock,
  BeforeAfterModule: async () => (await import("./before-after/BeforeAfterBlock")).BeforeAfterBlock,
  GalleryModule: async () => (await import("./gallery/GalleryBlock")).GalleryBlock,
  EmbedModule: async () => (await import("./embed/EmbedBlock")).EmbedBlock,
  QuoteModule: async () => (await import("./quote/QuoteBlock")).QuoteBlock,
  NumbersModule: async () => (await import("./numbers/NumbersBlock")).NumbersBlock,
  ColumnsModule: async () => (await import("./columns/ColumnsBlock")).ColumnsBlock,
  CodeModule: async () => (await import("./code/CodeBlock")).CodeBlock,
};

export type LateBlocks = { [Name in LateName]: Awaited<ReturnType<(typeof loaders)[Name]>> };
export type LateName = keyof typeof loaders;
export type LateProps<Name extends LateName> = Parameters<LateBlocks[Name]>[0];

/** Their files, as the build names them. */
export const blockFiles: Record<LateName, string> = {
  TextModule: "web/modules/text/TextBlock.tsx",
  TextImageModule: "web/modules/text-image/TextImageBlock.tsx",
  ImageImageModule: "web/modules/image-image/ImagePairBlock.tsx",
  HeroImageModule: "web/modules/hero-image/HeroImageBlock.tsx",
  FullWidthModule: "web/modules/full-width/FullWidthBlock.tsx",
  BeforeAfterModule: "web/modules/before-after/BeforeAfterBlock.tsx",
  GalleryModule: "web/modules/gallery/GalleryBlock.tsx",
  EmbedModule: "web/modules/embed/EmbedBlock.tsx",
  QuoteModule: "web/modules/quote/QuoteBlock.tsx",
  NumbersModule: "web/modules/numbers/NumbersBlock.tsx",
  ColumnsModule: "web/modules/columns/ColumnsBlock.tsx",
  CodeModule: "web/modules/code/CodeBlock.tsx",
};

const loaded: Partial<LateBlocks> = {};

/** Undefined where the block is not here yet. */
export function loadedBlock<Name extends LateName>(
  name: Name,
): ComponentType<LateProps<Name>> | undefined {
  return loaded[name] as ComponentType<LateProps<Name>> | undefined; // of the same name
}

export async function loadBlock<Name extends LateName>(name: Name): Promise<LateBlocks[Name]> {
  const block = loaded[name] ?? (await loaders[name]());
  Object.assign(loaded, { [name]: block });
  return block as LateBlocks[Name]; // of the same name
}

/** Has the blocks of these types here, as far as they have to be loaded. */
export async function loadBlocks(types: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(types)].filter(isLate).map(loadBlock));
}

/**
 * For the server, which renders pages without waiting, and for pages of the owner, who may look at any
 * version of a case study, or add any module.
 */
export async function loadEveryBlock(): Promise<void> {
  await loadBlocks(Object.keys(loaders));
}

function isLate(type: string): type is LateName {
  return Object.hasOwn(loaders, type);
}
