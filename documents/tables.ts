import type { Paragraph, PhrasingContent, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { table } from "../content/modules/table.ts";
import { areFigures } from "../words/are-figures.ts";
import { editorDocument } from "./editor-document.ts";
import { markupTree } from "./markup-tree.ts";
import { reducePhrases } from "./phrases.ts";

declare module "mdast" {
  interface TableData {
    /** Which cells are headings. Undefined if that is not known. */
    headers?: PastedTable["headers"];
  }
}

/** A pasted table in the form of a module. */
export type PastedTable = {
  headers: "row" | "column" | "both" | "none";
  columns: { align: "start" | "center" | "end" | "" }[];
  /** The words of each cell. */
  rows: PhrasingContent[][][];
};

const { max: maxRows } = table.fields.rows;

export const widthOf = ({ children }: Table) =>
  Math.max(0, ...children.map((row) => row.children.length));

/** The stored alignments of columns. Left is stored as empty, because it is the default. */
const alignments = { left: "", center: "center", right: "end" } as const;

/** Converts a table to pasted tables: a long table is split into several, each with the headings. */
export function tablesOf(node: Table): PastedTable[] {
  const width = widthOf(node);
  const rows = node.children.map(({ children }) =>
    Array.from({ length: width }, (_, place) => inCell(children[place]?.children ?? [])),
  );
  const columns = Array.from({ length: width }, (_, place) => {
    const align = node.align?.[place];
    return { align: align ? alignments[align] : ("" as const) };
  });
  const headers = node.data?.headers ?? (beginsWithHeadings(rows) ? "row" : "none");
  const hasHead = headers === "row" || headers === "both";
  const head = hasHead ? rows.slice(0, 1).map((cells) => cells.map(withoutWeight)) : [];
  const body = rows.slice(head.length);
  const size = maxRows - head.length;
  return Array.from({ length: Math.ceil(body.length / size) }, (_, place) => ({
    headers,
    columns,
    rows: [...head, ...body.slice(place * size, (place + 1) * size)],
  }));
}

/** Whether the whole first row is bold, or a cell of it has words above a column of numbers. */
function beginsWithHeadings([head = [], ...body]: PastedTable["rows"]): boolean {
  const isBold = (words: PhrasingContent[]) => words.length === 1 && words[0]?.type === "strong";
  if (head.some(isBold) && head.every((words) => words.length === 0 || isBold(words))) return true;
  const valid = (words: PhrasingContent[] = []) =>
    textOf(words.filter(({ type }) => type !== "delete"));
  return head.some(
    (words, place) =>
      words.length > 0 &&
      !areFigures([valid(words)]) &&
      areFigures(body.map((cells) => valid(cells[place]))),
  );
}

/** The content of a cell, in the form that the editor gives to the content of a paragraph. */
function inCell(words: readonly PhrasingContent[]): PhrasingContent[] {
  const paragraph: Paragraph = { type: "paragraph", children: reducePhrases(words) };
  const { children } = markupTree(editorDocument({ type: "root", children: [paragraph] }));
  return children.flatMap((block) => (block.type === "paragraph" ? block.children : []));
}

export function withoutWeight(words: readonly PhrasingContent[]): PhrasingContent[] {
  return words.flatMap((node) => (node.type === "strong" ? node.children : [node]));
}

/** Rows as lines, with a tab between cells. */
export function linesOf(rows: PastedTable["rows"]): Paragraph {
  const tab: PhrasingContent = { type: "text", value: "\t" };
  const space: PhrasingContent = { type: "text", value: " " };
  const written = rows.map((cells) =>
    cells.flatMap((words, place) => [
      ...(place > 0 ? [tab] : []),
      ...words.map((word) => (word.type === "break" ? space : word)),
    ]),
  );
  return {
    type: "paragraph",
    children: written.flatMap((row, place) => [
      ...(place > 0 ? [{ type: "break" as const }] : []),
      ...row,
    ]),
  };
}
