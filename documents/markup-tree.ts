import type { JSONContent } from "@tiptap/react";
import type { BlockContent, PhrasingContent, Root, RootContent } from "mdast";
import { canonicalTree } from "../markup/canonical-tree.ts";

/** Converts the editor's document to a tree for storing. Empty headings, items and quotations are dropped. */
export function markupTree({ content = [] }: JSONContent): Root {
  const { children } = canonicalTree({ type: "root", children: content.flatMap(readBlock) });
  return { type: "root", children: children.flatMap(withWords) };
}

function readBlock({ type, attrs, content = [] }: JSONContent): BlockContent[] {
  switch (type) {
    case "paragraph":
      return [{ type: "paragraph", children: phrases(content) }];
    case "heading":
      return [{ type: "heading", depth: attrs?.level === 3 ? 3 : 2, children: phrases(content) }];
    case "blockquote":
      return [{ type: "blockquote", children: content.flatMap(readBlock) }];
    case "bulletList":
    case "orderedList": {
      const start: unknown = attrs?.start;
      return [
        {
          type: "list",
          ordered: type === "orderedList",
          start: typeof start === "number" ? start : null,
          children: content.map((item) => ({
            type: "listItem",
            children: (item.content ?? []).flatMap(readBlock),
          })),
        },
      ];
    }
    default:
      return [];
  }
}

function withWords<Node extends RootContent>(node: Node): Node[] {
  if (node.type !== "list" && node.type !== "listItem" && node.type !== "blockquote") {
    return "children" in node && node.children.length === 0 ? [] : [node];
  }
  const children = (node.children as RootContent[]).flatMap(withWords);
  return children.length > 0 ? [{ ...node, children }] : [];
}

/** `bold`, `italic`, `underline`, `strike`, `superscript`, `subscript`, `code`, or `link` followed by a space and the address. */
type MarkName = string;

/** Text with the same marks. The text of a line break is null. */
type Piece = { text: string | null; marks: readonly MarkName[] };

/** The order of marks with the same range, from the outside to the inside. */
const order = ["link", "bold", "italic", "underline", "strike", "superscript", "subscript"];

/** The inline content of a paragraph, with nested marks. */
function phrases(content: readonly JSONContent[]): PhrasingContent[] {
  const pieces = content.flatMap(({ type, text, marks = [] }): Piece[] => {
    const names = marks.map(({ type: name, attrs }) =>
      name === "link" ? `link ${attrs?.href}` : name,
    );
    if (type === "hardBreak") return [{ text: null, marks: names }];
    if (!text) return [];
    if (names.includes("code") && text.trim() !== "") return [{ text, marks: names }];
    const parts = text.split(/^(\s+)|(?<!\s)(\s+)$/);
    return parts.filter(Boolean).map((part) => ({ text: part, marks: names }));
  });
  return nest(withoutMarkedEnds(pieces));
}

/** Removes marks from the white space at their start and end: `**word** `, not `**word **`. */
function withoutMarkedEnds(pieces: readonly Piece[]): Piece[] {
  return [...new Set(pieces.flatMap(({ marks }) => marks))].reduce(
    (left, mark) => dropAtStart(dropAtStart(left, mark).reverse(), mark).reverse(),
    [...pieces],
  );
}

/** Removes a mark from the white space at the start of each run of pieces with the mark. */
function dropAtStart(pieces: readonly Piece[], mark: MarkName): Piece[] {
  let isWithin = false;
  return pieces.map((piece) => {
    isWithin = piece.marks.includes(mark) && (isWithin || !!piece.text?.trim());
    return isWithin ? piece : { ...piece, marks: piece.marks.filter((name) => name !== mark) };
  });
}

function nest(pieces: readonly Piece[]): PhrasingContent[] {
  const [first] = pieces;
  if (!first) return [];
  const [longest] = first.marks
    .filter((mark) => mark !== "code")
    .map((mark) => ({ mark, run: runOf(pieces, mark) }))
    .sort((one, next) => sizeOf(next.run) - sizeOf(one.run) || rank(one.mark) - rank(next.mark));
  if (!longest) return [leaf(first), ...nest(pieces.slice(1))];
  const within = longest.run.map(({ text, marks }) => ({
    text,
    marks: marks.filter((mark) => mark !== longest.mark),
  }));
  return [wrap(longest.mark, nest(within)), ...nest(pieces.slice(longest.run.length))];
}

/** The first pieces, up to the first piece without the mark. */
function runOf(pieces: readonly Piece[], mark: MarkName): readonly Piece[] {
  const end = pieces.findIndex(({ marks }) => !marks.includes(mark));
  return end < 0 ? pieces : pieces.slice(0, end);
}

/** The length of a run in characters. The number of pieces says nothing about it. */
function sizeOf(run: readonly Piece[]): number {
  return run.reduce((sum, { text }) => sum + (text?.length ?? 1), 0);
}

function rank(mark: MarkName): number {
  return order.findIndex((name) => mark.startsWith(name));
}

function leaf({ text, marks }: Piece): PhrasingContent {
  if (text === null) return { type: "break" };
  return { type: marks.includes("code") ? "inlineCode" : "text", value: text };
}

function wrap(mark: MarkName, children: PhrasingContent[]): PhrasingContent {
  if (mark === "bold") return { type: "strong", children };
  if (mark === "italic") return { type: "emphasis", children };
  if (mark === "strike") return { type: "delete", children };
  if (mark === "underline" || mark === "superscript" || mark === "subscript") {
    return { type: mark, children };
  }
  return { type: "link", url: mark.slice("link ".length), children };
}
