import type { Nodes, Root } from "mdast";

/** The words of a text alone, on one line. */
export function markupWords(root: Root): string {
  return linesOf(root).join(" ").replaceAll(/\s+/g, " ").trim();
}

/** The words of each block. A line break within one is a space. */
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

/** How many words a text has, in whatever language. */
export function countWords(root: Root): number {
  const segments = new Intl.Segmenter(undefined, { granularity: "word" }).segment(
    markupWords(root),
  );
  return Array.from(segments).filter(({ isWordLike }) => isWordLike).length;
}

/** Words that are read in a minute. */
const pace = 230;

/** How long so many words take to read, in minutes. None takes less than one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / pace));
}
