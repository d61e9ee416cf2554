import type { Break, Root, RootContent } from "mdast";
import { defaultHandlers, type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";
import { canonicalTree } from "./canonical-tree.ts";
import { tagPrinting } from "./tag-syntax.ts";

/** A line ends with a newline, as the documented markup has it; an empty one needs a mark. */
function printBreak(node: Break, parent: { children: unknown[] } | undefined): string {
  const previous = parent?.children[parent.children.indexOf(node) - 1];
  return (previous as { type?: string } | undefined)?.type === "break" ? "\\\n" : "\n";
}

/** Beside a character outside the basic plane, such as an emoji, the library does not escape underscores. */
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
    // Only a list that begins with text can follow an item's text on the next line.
    (left, right, parent) =>
      parent.type !== "listItem" || (left.type === "paragraph" && beginsWithWords(right))
        ? undefined
        : 1,
  ],
};

/** The text of a tree, from which {@link parseMarkup} returns the same tree. */
export function printMarkup(root: Root): string {
  return toMarkdown(canonicalTree(root), options).replace(/\n$/, "");
}
