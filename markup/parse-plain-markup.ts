import type { List, Paragraph, PhrasingContent, Root } from "mdast";
import type {} from "./tree.ts";

const bullet = /^\s*[•-] +/;

/**
 * Reads a text by the documented rules alone: **bold**, _italic_, <u>underline</u>, lines that start with
 * "• " or "- " as lists, blank lines between paragraphs, single newlines as line breaks. Marks without a
 * partner are plain characters. Texts without `markup: 2` are read so for ever.
 */
export function parsePlainMarkup(source: string): Root {
  const children: (Paragraph | List)[] = [];
  let current: Paragraph | List | undefined;
  for (const line of source.replaceAll("\r\n", "\n").split("\n")) {
    if (line.trim() === "") {
      current = undefined;
      continue;
    }
    const type = bullet.test(line) ? "list" : "paragraph";
    const isNew = current?.type !== type;
    if (isNew || !current) {
      current =
        type === "list"
          ? { type, ordered: false, start: null, spread: false, children: [] }
          : { type, children: [] };
      children.push(current);
    }
    if (current.type === "list") addItem(current, line.replace(bullet, ""));
    else addLine(current, line.replace(/^\s+/, ""), isNew);
  }
  return { type: "root", children };
}

function addItem(list: List, words: string) {
  const children = words ? [{ type: "paragraph" as const, children: parseInline(words) }] : [];
  list.children.push({ type: "listItem", spread: false, checked: null, children });
}

function addLine(paragraph: Paragraph, words: string, isFirst: boolean) {
  if (!isFirst) paragraph.children.push({ type: "break" });
  paragraph.children.push(...parseInline(words));
}

// A mark opens before a word and closes after one; an underscore within a word is none.
const marks = [
  { type: "strong", open: /\*\*(?=\S)/gu, close: /(?<=\S)\*\*(?!\*)/gu },
  {
    type: "emphasis",
    open: /(?<![\p{L}\p{N}_])_(?=[^\s_])/gu,
    close: /(?<=\S)_(?![\p{L}\p{N}_])/gu,
  },
  { type: "underline", open: /<u>/gu, close: /<\/u>/gu },
] as const;

/** The first place where a mark opens, if it closes again: what does not close there closes nowhere behind it. */
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
