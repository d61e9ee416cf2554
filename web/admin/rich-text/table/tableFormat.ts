import type { Node as EditorNode } from "@tiptap/pm/model";
import type { JSONContent } from "@tiptap/react";
import { editorDocument } from "../../../../documents/editor-document";
import { markupTree } from "../../../../documents/markup-tree";
import { isLinkAddress } from "../../../../markup/link-address";
import { printMarkup } from "../../../../markup/print-markup";
import { type Markup, readCell } from "../../../../markup/read-markup";
import type { TextFormat } from "../RichTextField";
import { richTextExtensions } from "../richTextExtensions";
import { TableMenu } from "./TableMenu";
import { tableExtensions } from "./tableExtensions";

/** A table as modules store it. */
export type StoredTable = {
  rows: readonly { readonly cells: readonly string[] }[];
  columns: readonly { readonly align: string }[];
  markup?: Markup;
};

/** How many rows and columns the editor shows for an empty table. */
const blank = { rows: 3, columns: 2 };

/** The format of a table. All its cells are edited as one document, with one undo history. */
export const tableFormat: TextFormat<StoredTable> = {
  extensions: [
    ...richTextExtensions({ isAllowedLink: isLinkAddress, isInTable: true }),
    ...tableExtensions,
  ],
  className: "rich-text rich-text-table",
  tools: TableMenu,
  read: showTable,
  write: (editor) => writeTable(editor.state.doc),
  keyOf: ({ rows, columns, markup }) => JSON.stringify([rows, columns, markup]),
};

function showTable({ rows, columns, markup }: StoredTable): JSONContent {
  const width = Math.max(...rows.map(({ cells }) => cells.length), 0) || blank.columns;
  const shown = rows.length > 0 ? rows : Array.from({ length: blank.rows }, () => ({ cells: [] }));
  const content = shown.map(({ cells }: StoredTable["rows"][number]) => ({
    type: "tableRow",
    content: Array.from({ length: width }, (_, place) => ({
      ...editorDocument(readCell(cells[place] ?? "", markup)),
      type: "tableCell",
      attrs: { align: columns[place]?.align ?? "" },
    })),
  }));
  return { type: "doc", content: [{ type: "table", content }] };
}

function writeTable(document: EditorNode): StoredTable {
  const grid = document.children.flatMap(({ children }) => children.map((row) => row.children));
  const rows = grid.map((cells) => ({ cells: cells.map(printCell) }));
  const isEmpty = rows.every(({ cells }) => cells.every((text) => text === ""));
  // The first aligned cell decides for the column, because the cells of a new row have no alignment.
  const alignOf = (place: number) =>
    grid.map((cells) => String(cells[place]?.attrs.align ?? "")).find(Boolean) ?? "";
  const columns = (grid[0] ?? []).map((_, place) => ({ align: alignOf(place) }));
  const isChosen = columns.some(({ align }) => align !== "");
  return { rows: isEmpty && !isChosen ? [] : rows, columns: isChosen ? columns : [], markup: 2 };
}

/** Caches the Markdown of cells by node: the editor makes new nodes only for cells that change. */
const printed = new WeakMap<EditorNode, string>();

function printCell(cell: EditorNode): string {
  const text = printed.get(cell) ?? printMarkup(markupTree(cell.toJSON()));
  printed.set(cell, text);
  return text;
}
