import type { Nodes, Root } from "mdast";

/** The plain text of a tree, on one line. */
export function markupWords(root: Root): string {
  return linesOf(root).join(" ").replaceAll(/\s+/g, " ").trim();
}

/** The text of each block. A line break becomes a space. */
function linesOf(node: Nodes): string[] {
  if (node.type === "paragraph" || node.type === "heading")
    return [node.children.map(wordsOf).join("")];
  return "children" in node ? node.children.flatMap(linesOf) : [];
}

function wordsOf(node: Nodes): string {
  if (node.type === "break") return " ";
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

/** The number of words, in any language. */
export function countWords(root: Root): number {
  return countWordsIn(markupWords(root));
}

/** The number of words of a text without markup. */
export function countWordsIn(text: string): number {
  const segments = new Intl.Segmenter(undefined, { granularity: "word" }).segment(text);
  return Array.from(segments).filter(({ isWordLike }) => isWordLike).length;
}

/** The reading speed, in words per minute. */
const pace = 230;

/** The reading time in minutes, at least one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / pace));
}
