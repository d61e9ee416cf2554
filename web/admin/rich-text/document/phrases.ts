import type { JSONContent } from "@tiptap/react";
import type { PhrasingContent } from "mdast";

/** `bold`, `italic`, `underline`, `code`, or `link` with the address behind a blank. */
type MarkName = string;

/** Some words in the same marks. The text of a line break is null. */
type Piece = { text: string | null; marks: readonly MarkName[] };

/** Where marks begin and end at once, the earlier one is around the later. */
const order = ["link", "bold", "italic", "underline"];

/** The words of a paragraph in the editor, in marks that stand within each other. */
export function phrases(content: readonly JSONContent[]): PhrasingContent[] {
  return nest(
    content.flatMap(({ type, text, marks = [] }): Piece[] => {
      const names = marks.map(({ type: name, attrs }) =>
        name === "link" ? `link ${attrs?.href}` : name,
      );
      if (type === "hardBreak") return [{ text: null, marks: names }];
      return text ? [{ text, marks: names }] : [];
    }),
  );
}

function nest(pieces: readonly Piece[]): PhrasingContent[] {
  const [first] = pieces;
  if (!first) return [];
  const [longest] = first.marks
    .filter((mark) => mark !== "code")
    .map((mark) => ({ mark, length: runLength(pieces, mark) }))
    .sort((one, next) => next.length - one.length || rank(one.mark) - rank(next.mark));
  if (!longest) return [leaf(first), ...nest(pieces.slice(1))];
  const within = pieces.slice(0, longest.length).map(({ text, marks }) => ({
    text,
    marks: marks.filter((mark) => mark !== longest.mark),
  }));
  return [wrap(longest.mark, nest(within)), ...nest(pieces.slice(longest.length))];
}

/** How many of the pieces have the mark before one that has not. */
function runLength(pieces: readonly Piece[], mark: MarkName): number {
  const end = pieces.findIndex(({ marks }) => !marks.includes(mark));
  return end < 0 ? pieces.length : end;
}

function rank(mark: MarkName): number {
  return order.findIndex((name) => mark.startsWith(name));
}

function leaf({ text, marks }: Piece): PhrasingContent {
  if (text === null) return { type: "break" };
  const isCode = marks.includes("code") && text.trim() !== "";
  return { type: isCode ? "inlineCode" : "text", value: text };
}

function wrap(mark: MarkName, children: PhrasingContent[]): PhrasingContent {
  if (mark === "bold") return { type: "strong", children };
  if (mark === "italic") return { type: "emphasis", children };
  if (mark === "underline") return { type: "underline", children };
  return { type: "link", url: mark.slice("link ".length), children };
}
