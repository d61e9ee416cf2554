import type { Html, PhrasingContent, Root, Table, Text } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type { TaggedType } from "../markup/tree.ts";
import { type PastedPart, pastedParts } from "./document-parts.ts";

/**
 * Markdown that is not supported: indented lines are not code, underlined lines are not headings, and blocks of
 * HTML are text.
 */
const others = ["codeIndented", "setextUnderline", "htmlFlow"];

/** The parts of plain text, which is Markdown or has lists with other bullets. */
export function pastedText(text: string): PastedPart[] {
  const cells = tabbedCells(text.replaceAll(/\r\n?/g, "\n").replace(/\n$/, ""));
  if (cells) return pastedParts({ type: "root", children: [cells] });
  const tree = fromMarkdown(plainBullets(text.replaceAll(/\r\n?/g, "\n")), {
    extensions: [{ disable: { null: others } }, gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  for (const node of tree.children) if (node.type === "table") node.data = { headers: "row" };
  markWithin(tree);
  return pastedParts(tree);
}

/**
 * The rows of a spreadsheet: lines with equally many tabs. A cell with line breaks is in quotes. Null for any
 * other text.
 */
function tabbedCells(text: string): Table | null {
  const rows: string[][] = [];
  for (const [, end, quoted, plain] of `\n${text}`.matchAll(cell)) {
    if (end === "\n") rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
  }
  const width = rows[0]?.length ?? 0;
  const isTable = width > 1 && rows.length > 1 && rows.every(({ length }) => length === width);
  const isList = rows.some(([first = ""]) => listSign.test(first));
  const isIndented = rows.every(([first = ""]) => first.trim() === "");
  if (!isTable || isList || isIndented) return null;
  return {
    type: "table",
    children: rows.map((cells) => ({
      type: "tableRow",
      children: cells.map((value) => ({ type: "tableCell", children: [{ type: "text", value }] })),
    })),
  };
}

const cell = /(\t|\n)(?:"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*))/g;

/** A bullet or a number before a tab, as in the lists of a text. */
const listSign = /^\s*(?:\d+[.)]|[a-z][.)]|[o§•●·∙◦○‣⁃▪▫■□➢–*+-])\s*$/u;

/** The endings of marks, with the beginning and the type of each mark. */
const endings = new Map<string, { start: string; type: TaggedType }>(
  (
    [
      ["u", "underline"],
      ["s", "delete"],
      ["del", "delete"],
      ["sup", "superscript"],
      ["sub", "subscript"],
    ] as const
  ).map(([tag, type]) => [`</${tag}>`, { start: `<${tag}>`, type }] as const),
).set("~~", { start: "~~", type: "delete" });

/**
 * Converts text between tags such as `<u>` and `</u>`, or between two `~~`, to marks. Other tags stay text.
 */
function markWithin(node: Root | PhrasingContent | Root["children"][number]): void {
  if (!("children" in node)) return;
  const children: unknown[] = [];
  for (const child of node.children.flatMap<(typeof node.children)[number]>(splitStrikes)) {
    markWithin(child);
    const ending = child.type === "html" ? endings.get(child.value.toLowerCase()) : undefined;
    const start = ending ? children.findLastIndex((before) => isHtml(before, ending.start)) : -1;
    // Tags are inline nodes, so the nodes between them are inline, too.
    const words = start < 0 ? [] : (children.slice(start + 1) as PhrasingContent[]);
    if (!ending || start < 0 || (ending.start === "~~" && !isStruck(words))) children.push(child);
    else children.splice(start, Infinity, { type: ending.type, children: words });
  }
  node.children = children as typeof node.children; // with marked words among them
}

/** Makes each `~~` a separate node, as tags are. */
function splitStrikes<Node extends Root["children"][number]>(node: Node): (Node | Html | Text)[] {
  if (node.type !== "text") return [node];
  return node.value
    .split(/(?<!~)(~~)(?!~)/)
    .filter(Boolean)
    .map((value) => ({ type: value === "~~" ? "html" : "text", value }));
}

function isHtml(node: unknown, text: string): boolean {
  const { type, value } = node as { type: string; value?: string }; // any node of the tree
  return type === "html" && value?.toLowerCase() === text;
}

/** Whether `~~` strikes the text between: as on GitHub, not if the text begins or ends with a space. */
function isStruck(words: readonly PhrasingContent[]): boolean {
  const [first, last] = [words.at(0), words.at(-1)];
  return (
    !(first?.type === "text" && first.value !== first.value.trimStart()) &&
    !(last?.type === "text" && last.value !== last.value.trimEnd())
  );
}

/** A line with a bullet that Markdown does not have. Word's nested bullets are `o` and `§`. */
const bullet = /^([ \t]*)(?:([•●·∙◦○‣⁃▪▫■□➢–])[ \t\u00a0]*|([o§])\t[ \t\u00a0]*)(?=\S)/u;

/**
 * Converts bullets that Markdown does not have (`•⇥`, `·`, `●`) to Markdown. An item is nested if it is
 * indented further, or follows an item with another bullet at the same indentation.
 */
function plainBullets(text: string): string {
  let open: { indent: number; sign: string }[] = [];
  let isApart = false;
  return text
    .split("\n")
    .map((line) => {
      const [head, space = "", glyph, letter] = bullet.exec(line) ?? [];
      if (head === undefined) {
        isApart = line.trim() === "";
        if (!isApart) open = [];
        return line;
      }
      const item = { indent: space.replaceAll("\t", "    ").length, sign: glyph ?? letter ?? "" };
      const known = open.findIndex(
        ({ indent, sign }) => indent === item.indent && sign === item.sign,
      );
      const isNew = isApart && item.indent <= (open[0]?.indent ?? 0);
      isApart = false;
      if (known >= 0) open = open.slice(0, known + 1);
      else if (isNew) open = [item];
      else open = [...open.filter(({ indent }) => indent <= item.indent), item];
      return `${"  ".repeat(open.length - 1)}- ${line.slice(head.length)}`;
    })
    .join("\n");
}
