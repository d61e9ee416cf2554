import type { toJsxRuntime } from "hast-util-to-jsx-runtime";

/** A Markdown file as scripts/build/markdown-plugin.mjs imports it. */
type MarkdownModule = {
  title: string;
  /** The text of the page, without markup. */
  text: string;
  tree: Parameters<typeof toJsxRuntime>[0];
};

const files = import.meta.glob<MarkdownModule>("../../../docs/guide/*.md", { eager: true });

export type GuideText = MarkdownModule & {
  /** The last part of the page's address. */
  name: string;
};

/** The pages of the owner's guide, in the order of the numbers in their file names. */
export const guidePages: readonly GuideText[] = Object.entries(files)
  .sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
  .map(([path, { title, text, tree }]) => ({
    ...{ title, text, tree },
    name: path.replace(/^.*\/\d+-|\.md$/g, ""),
  }));

/** The addresses of the screenshots, by their paths in the guide. `npm run docs:draw` makes the screenshots. */
export const guidePictures = import.meta.glob<string>("./pictures/*.webp", {
  base: "../../../docs/guide",
  eager: true,
  import: "default",
  query: "?url",
});
