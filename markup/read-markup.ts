import type { List, Paragraph, PhrasingContent, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { canonicalTree } from "./canonical-tree.ts";
import { tagSyntax, tagTree } from "./tag-syntax.ts";
import type {} from "./tree.ts";

/** The value of the field `markup` of a text that {@link parseMarkup} parses. */
export type Markup = 2;

/**
 * The values of the field `markup` of a text: 2 for Markdown, 0 for plain text. Older texts do not have the
 * field; {@link parsePlainMarkup} parses them.
 */
export type TextMarkup = Markup | 0;

/**
 * Parses a text by the rules that its field `markup` names. A text without the field has the older markup.
 */
export function readMarkup(text: string, markup?: TextMarkup | null): Root {
  return markup === 2 ? parseMarkup(text) : parseLines(text, markup !== 0);
}

/** Markdown constructs that this markup does not support: they stay plain text. */
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

/** In the cell of a table, `-` starts no list, `#` no heading and `>` no quote. */
const notInCells = {
  disable: { null: [...notMarkup.disable.null, "blockQuote", "headingAtx", "list"] },
};

/**
 * Parses the text of a table's cell to at most one paragraph. `markup` is a field of the module with the
 * table.
 */
export function readCell(text: string, markup?: TextMarkup | null): Root {
  const lines =
    markup === 2
      ? canonicalTree(
          fromMarkdown(text, { extensions: [notInCells, tagSyntax], mdastExtensions: [tagTree] }),
        ).children.flatMap((block) => (block.type === "paragraph" ? [block.children] : []))
      : text.split(/\r?\n/).map((line) => parseInline(line.trim()));
  const children = lines
    .filter((line) => line.length > 0)
    .flatMap((line, place) => [...(place > 0 ? [{ type: "break" as const }] : []), ...line]);
  return { type: "root", children: children.length > 0 ? [{ type: "paragraph", children }] : [] };
}

/** The bullet • at the beginning of a line, also in a list or quote. Markdown does not have this bullet. */
const documentedBullet = /^((?:[ \t]|>)*)•(?=[ \t])/gm;

/** Parses a text with `markup: 2`: Markdown, single newlines as line breaks, `<u>`, `<s>`, `<sup>`, `<sub>`. */
export function parseMarkup(text: string): Root {
  const tree = fromMarkdown(limitNesting(text.replaceAll(documentedBullet, "$1-")), {
    extensions: [notMarkup, tagSyntax],
    mdastExtensions: [tagTree],
  });
  return canonicalTree(tree);
}

/** The maximum nesting of quotes and lists. */
const deepest = 20;

const markers = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/gm;
const marker = />|[-*+.)](?=[ \t]|$)/g;

/**
 * Turns quotes and lists that are nested too deeply into plain text: a line of dashes would take seconds to
 * parse, and a line of thousands of markers would overflow the call stack.
 */
export function limitNesting(text: string): string {
  return text.replaceAll(markers, (run) => {
    const first = [...run.matchAll(marker)][deepest];
    return first ? `${run.slice(0, first.index)}\\${run.slice(first.index)}` : run;
  });
}

const bullet = /^\s*[•-] +/;

/**
 * Parses the older markup, of texts without the field `markup`: **bold**, _italic_, <u>underline</u>, lines
 * that start with "• " or "- " as lists, blank lines between paragraphs, single newlines as line breaks.
 * Unpaired marks are plain characters. These rules never change.
 */
export function parsePlainMarkup(source: string): Root {
  return parseLines(source, true);
}

/** @param hasMarks whether marks and lists are parsed, besides paragraphs and line breaks */
function parseLines(source: string, hasMarks: boolean): Root {
  const children: (Paragraph | List)[] = [];
  let current: Paragraph | List | undefined;
  for (const line of source.replaceAll("\r\n", "\n").split("\n")) {
    if (line.trim() === "") {
      current = undefined;
      continue;
    }
    const type = hasMarks && bullet.test(line) ? "list" : "paragraph";
    const isNew = current?.type !== type;
    if (isNew || !current) {
      current =
        type === "list"
          ? { type, ordered: false, start: null, spread: false, children: [] }
          : { type, children: [] };
      children.push(current);
    }
    if (current.type === "list") addItem(current, line.replace(bullet, ""));
    else {
      const words = line.replace(/^\s+/, "");
      if (!isNew) current.children.push({ type: "break" });
      current.children.push(
        ...(hasMarks ? parseInline(words) : [{ type: "text" as const, value: words }]),
      );
    }
  }
  return { type: "root", children };
}

function addItem(list: List, words: string) {
  const children = words ? [{ type: "paragraph" as const, children: parseInline(words) }] : [];
  list.children.push({ type: "listItem", spread: false, checked: null, children });
}

// `**` and `_` open before a character other than a space, and close after one. An underscore within a word
// is text.
const marks = [
  { type: "strong", open: /\*\*(?=\S)/gu, close: /(?<=\S)\*\*(?!\*)/gu },
  {
    type: "emphasis",
    open: /(?<![\p{L}\p{N}_])_(?=[^\s_])/gu,
    close: /(?<=\S)_(?![\p{L}\p{N}_])/gu,
  },
  { type: "underline", open: /<u>/gu, close: /<\/u>/gu },
] as const;

/**
 * Finds the first pair of an opening and a closing mark. Returns an empty list without such a pair: if the
 * first opening mark has no closing mark, no later opening mark has one.
 */
function findMark(text: string, { type, open, close }: (typeof marks)[number]) {
  open.lastIndex = 0;
  const opening = open.exec(text);
  if (!opening) return [];
  const start = open.lastIndex;
  close.lastIndex = start + 1;
  const closing = close.exec(text);
  if (!closing) return [];
  const inner = text.slice(start, closing.index);
  return [{ type, index: opening.index, inner, end: close.lastIndex }];
}

function parseInline(text: string): PhrasingContent[] {
  const [found] = marks.flatMap((mark) => findMark(text, mark)).sort((a, b) => a.index - b.index);
  if (!found) return text ? [{ type: "text", value: text }] : [];
  const { type, index, inner, end } = found;
  return [
    ...(index > 0 ? [{ type: "text" as const, value: text.slice(0, index) }] : []),
    { type, children: parseInline(inner) },
    ...parseInline(text.slice(end)),
  ];
}
