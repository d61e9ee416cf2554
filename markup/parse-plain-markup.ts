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
  { type: "strong", pattern: /\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)/u },
  { type: "emphasis", pattern: /(?<![\p{L}\p{N}_])_(?=[^\s_])(.+?)(?<=[^\s])_(?![\p{L}\p{N}_])/u },
  { type: "underline", pattern: /<u>(.+?)<\/u>/u },
] as const;

function parseInline(text: string): PhrasingContent[] {
  const found = marks
    .map(({ type, pattern }) => ({ type, match: pattern.exec(text) }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => (a.match?.index ?? 0) - (b.match?.index ?? 0))[0];
  if (!found?.match) return text ? [{ type: "text", value: text }] : [];
  const { index, 0: whole, 1: inner = "" } = found.match;
  return [
    ...(index > 0 ? [{ type: "text" as const, value: text.slice(0, index) }] : []),
    { type: found.type, children: parseInline(inner) },
    ...parseInline(text.slice(index + whole.length)),
  ];
}
