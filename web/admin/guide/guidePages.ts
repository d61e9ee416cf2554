import type { toJsxRuntime } from "hast-util-to-jsx-runtime";

/** A Markdown file, as scripts/build/markdown-plugin.mjs makes it a module. */
type MarkdownModule = {
  title: string;
  /** Its words alone. */
  text: string;
  tree: Parameters<typeof toJsxRuntime>[0];
};

const files = import.meta.glob<MarkdownModule>("../../../docs/guide/*.md", { eager: true });

export type GuideText = MarkdownModule & {
  /** The last part of its address. */
  name: string;
};

/** The owner's guide, in the order of its files. */
export const guidePages: readonly GuideText[] = Object.entries(files)
  .sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
  .map(([path, { title, text, tree }]) => ({
    ...{ title, text, tree },
    name: path.replace(/^.*\/\d+-|\.md$/g, ""),
  }));
