import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { canonicalTree } from "./canonical-tree.ts";
import { limitNesting } from "./limit-nesting.ts";
import { underlineSyntax, underlineTags } from "./underline-syntax.ts";

/** What Markdown has and this markup has not: it is plain text. */
const notMarkup = {
  disable: {
    null: [
      "codeFenced",
      "codeIndented",
      "definition",
      "htmlFlow",
      "htmlText",
      "labelStartImage",
      "setextUnderline",
      "thematicBreak",
    ],
  },
};

/** A bullet as the documented markup has it, at the beginning of a line, in a list or a quote or alone. */
const documentedBullet = /^((?:[ \t]|>)*)•(?=[ \t])/gm;

/** Reads a text whose module says `markup: 2`: Markdown, single newlines as line breaks, `<u>`. */
export function parseMarkup(text: string): Root {
  const tree = fromMarkdown(limitNesting(text.replaceAll(documentedBullet, "$1-")), {
    extensions: [notMarkup, underlineSyntax],
    mdastExtensions: [underlineTags],
  });
  return canonicalTree(tree);
}
