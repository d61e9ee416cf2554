/** A run of text, or text in one of the three styles. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold" | "italic" | "underline"; children: Inline[] };

/** A paragraph of lines, or a list of items. */
export type Block = { kind: "paragraph" | "list"; lines: Inline[][] };

const bullet = /^\s*[•-] +/;

/**
 * Reads the markup of rich text: **bold**, _italic_, <u>underline</u>, lines that start with "• " or
 * "- " as lists, blank lines between paragraphs. Marks without a partner are plain characters.
 */
export function parseRichText(source: string): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  for (const line of source.replaceAll("\r\n", "\n").split("\n")) {
    if (line.trim() === "") {
      current = undefined;
      continue;
    }
    const kind = bullet.test(line) ? "list" : "paragraph";
    if (current?.kind !== kind) {
      current = { kind, lines: [] };
      blocks.push(current);
    }
    current.lines.push(parseInline(line.replace(kind === "list" ? bullet : /^\s+/, "")));
  }
  return blocks;
}

/** The words alone, on one line. */
export function plainText(source: string): string {
  return parseRichText(source)
    .flatMap(({ lines }) => lines.map((line) => line.map(textOf).join("")))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

// A mark opens before a word and closes after one; an underscore within a word is none.
const marks = [
  { kind: "bold", pattern: /\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)/u },
  { kind: "italic", pattern: /(?<![\p{L}\p{N}_])_(?=[^\s_])(.+?)(?<=[^\s])_(?![\p{L}\p{N}_])/u },
  { kind: "underline", pattern: /<u>(.+?)<\/u>/u },
] as const;

function parseInline(text: string): Inline[] {
  const found = marks
    .map(({ kind, pattern }) => ({ kind, match: pattern.exec(text) }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => (a.match?.index ?? 0) - (b.match?.index ?? 0))[0];
  if (!found?.match) return text ? [{ kind: "text", text }] : [];
  const { index, 0: whole, 1: inner = "" } = found.match;
  return [
    ...(index > 0 ? [{ kind: "text" as const, text: text.slice(0, index) }] : []),
    { kind: found.kind, children: parseInline(inner) },
    ...parseInline(text.slice(index + whole.length)),
  ];
}

function textOf(inline: Inline): string {
  return inline.kind === "text" ? inline.text : inline.children.map(textOf).join("");
}
