import type { Break, Root, RootContent } from "mdast";
import { defaultHandlers, type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";
import { canonicalTree } from "./canonical-tree.ts";
import { tagPrinting } from "./tag-syntax.ts";

/**
 * Prints a line break as a newline. A second break in a row is printed with a backslash, because an empty
 * line would end the block.
 */
function printBreak(node: Break, parent: { children: unknown[] } | undefined): string {
  const previous = parent?.children[parent.children.indexOf(node) - 1];
  return (previous as { type?: string } | undefined)?.type === "break" ? "\\\n" : "\n";
}

/**
 * Underscores beside a character outside Unicode's basic plane, such as an emoji. The library does not escape
 * these.
 */
const underscoresByEmoji =
  /(?<=[\ud800-\udfff])_+|(?<![\\_])_+(?=[\ud800-\udfff])|(?<=\\_)_+(?=[\ud800-\udfff])/g;

const printText: Handle = (...given) => {
  const printed = defaultHandlers.text(...given);
  return printed.replaceAll(underscoresByEmoji, (row) => row.replaceAll("_", "\\_"));
};

function beginsWithWords(node: RootContent): boolean {
  return node.type === "list" && node.children[0]?.children[0]?.type === "paragraph";
}

const options: Options = {
  bullet: "-",
  emphasis: "_",
  listItemIndent: "one",
  resourceLink: true,
  extensions: [tagPrinting],
  handlers: { break: printBreak, text: printText },
  unsafe: [{ atBreak: true, character: "•", after: "[ \\t\\r\\n]" }],
  join: [
    // Only a list that begins with text can follow an item's text directly; otherwise one empty line
    // separates blocks.
    (left, right, parent) =>
      parent.type !== "listItem" || (left.type === "paragraph" && beginsWithWords(right))
        ? undefined
        : 1,
  ],
};

/** Prints a tree as text. {@link parseMarkup} parses this text to the canonical form of the tree. */
export function printMarkup(root: Root): string {
  return toMarkdown(canonicalTree(root), options).replace(/\n$/, "");
}
