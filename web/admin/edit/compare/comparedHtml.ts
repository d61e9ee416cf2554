import type { Element, ElementContent, Root as ElementRoot, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Root } from "mdast";
import { markupElements } from "../../../../markup/markup-html";
import { type DifferenceMark, isWord, onlyHere, splitWords, type Word } from "./compareWords";

/** A text as the page shows it, with the words marked that the other text has not, or not in that format. */
export function comparedHtml(text: Root, other: Root | undefined, mark: DifferenceMark): string {
  const here = markupElements(text);
  if (!other) return toHtml(here);
  const marks = onlyHere(wordsIn(here), wordsIn(markupElements(other)));
  let place = 0;
  const markWords = <Node extends RootContent | ElementContent>(node: Node): ElementContent[] => {
    if (node.type === "text") {
      return splitWords(node.value).map((value) => {
        const word = { type: "text" as const, value };
        if (!isWord(value)) return word;
        const isMarked = marks[place++];
        return isMarked
          ? { type: "element", tagName: mark, properties: {}, children: [word] }
          : word;
      });
    }
    if (node.type !== "element") return [];
    return [{ ...node, children: joinMarks(node.children.flatMap(markWords)) }];
  };
  return toHtml({ type: "root", children: here.children.flatMap(markWords) });
}

/** The words of a page in their order. Words in other elements are other words. */
function wordsIn(root: ElementRoot): Word[] {
  const read = (node: RootContent | ElementContent, format: string): Word[] => {
    if (node.type === "text") {
      const words = splitWords(node.value).filter(isWord);
      return words.map((text) => ({ text, key: `${format} ${text.trim()}` }));
    }
    if (node.type !== "element") return [];
    const address = node.properties.href ?? "";
    return node.children.flatMap((child) => read(child, `${format}>${node.tagName}${address}`));
  };
  return root.children.flatMap((node) => read(node, ""));
}

/** Marks beside each other, as one. */
function joinMarks(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.type === "element" && node.type === "element" && isMark(last) && isMark(node)) {
      last.children.push(...node.children);
    } else joined.push(node);
  }
  return joined;
}

const isMark = ({ tagName }: Element) => tagName === "ins" || tagName === "del";
