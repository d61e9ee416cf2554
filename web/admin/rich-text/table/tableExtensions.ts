import { type Node as EditorNode, Fragment, type Schema, Slice } from "@tiptap/pm/model";
import {
  type Command,
  type EditorState,
  Plugin,
  TextSelection,
  type Transaction,
} from "@tiptap/pm/state";
import {
  addRowAfter,
  CellSelection,
  goToNextCell,
  handlePaste,
  isInTable,
  moveTableColumn,
  moveTableRow,
  nextCell,
  selectedRect,
  selectionCell,
  TableMap,
  tableEditing,
} from "@tiptap/pm/tables";
import { type Editor, Extension, Node } from "@tiptap/react";
import type { PhrasingContent } from "mdast";
import { table as definition } from "../../../../content/modules/table";
import { textOfPart } from "../../../../documents/document-parts";
import { editorDocument } from "../../../../documents/editor-document";
import { type ReadPart, readClipboard } from "../paste/readClipboard";

export const { max: maxRows } = definition.fields.rows;
export const { max: maxColumns } = definition.fields.columns;

/** The `tableRole` of each node, by which ProseMirror's table commands find it. */
const roles: Readonly<Record<string, string>> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
};

const table = Node.create({
  name: "table",
  content: "tableRow+",
  isolating: true,
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
});

const tableRow = Node.create({
  name: "tableRow",
  content: "tableCell*",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const tableCell = Node.create({
  name: "tableCell",
  content: "paragraph",
  isolating: true,
  addAttributes: () => ({
    align: {
      default: "",
      parseHTML: ({ dataset }) => dataset.align ?? "",
      renderHTML: ({ align }) => (align ? { "data-align": String(align) } : {}),
    },
    // Cells never span rows or columns, but the commands of ProseMirror read these attributes.
    colspan: { default: 1, rendered: false },
    rowspan: { default: 1, rendered: false },
    colwidth: { default: null, rendered: false },
  }),
  parseHTML: () => [{ tag: "td" }, { tag: "th" }],
  renderHTML: ({ HTMLAttributes }) => ["td", HTMLAttributes, 0],
});

/**
 * Tab moves from cell to cell, and out of the table at the last one. Enter moves down, and adds a
 * row at the end.
 */
const tableKeys = Extension.create({
  name: "tableKeys",
  priority: 1_000,
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor: { state, view } }) => {
        if (!isInTable(state)) return false;
        if (moveDown(state, view.dispatch)) return true;
        if (selectedRect(state).map.height < maxRows) {
          addRowAfter(state, view.dispatch);
          moveDown(view.state, view.dispatch);
        }
        return true;
      },
      "Alt-Shift-ArrowUp": moving("row", -1),
      "Alt-Shift-ArrowDown": moving("row", 1),
      "Alt-Shift-ArrowLeft": moving("column", -1),
      "Alt-Shift-ArrowRight": moving("column", 1),
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (view, event) => {
              if (event.key !== "Tab" || event.ctrlKey || event.metaKey || event.altKey)
                return false;
              if (goToNextCell(event.shiftKey ? -1 : 1)(view.state, view.dispatch)) {
                event.preventDefault();
                // Otherwise a surrounding dialog would move the focus.
                event.stopPropagation();
              }
              return true;
            },
          },
          handlePaste: (view, event) => {
            const { clipboardData } = event;
            const html = clipboardData?.getData("text/html") ?? "";
            if (!clipboardData || html.includes("data-pm-slice")) return false;
            const text = clipboardData.getData("text/plain");
            const parts = readClipboard({ html, text, files: [] });
            const { schema } = view.state;
            const pasted = parts.find((part) => part.kind === "table");
            if (pasted && parts.length === 1) {
              const { top, left } = selectedRect(view.state);
              const rows = pasted.rows
                .slice(0, maxRows - top)
                .map((cells) => cells.slice(0, maxColumns - left));
              const node = tableNode(schema, rows);
              return handlePaste(view, event, new Slice(Fragment.from(node), 0, 0));
            }
            const content = wordsIn(parts);
            // Nothing can be inserted, so the selected words stay.
            if (content.length === 0) return true;
            const words = schema.nodeFromJSON(cellJson("paragraph", content));
            view.dispatch(view.state.tr.replaceSelection(new Slice(words.content, 0, 0)));
            return true;
          },
        },
      }),
      tableEditing(),
    ];
  },
});

/** Moves the row or the column of the cursor, and the cursor with it. It does not move several at once. */
export function moveBy(what: "row" | "column", by: 1 | -1): Command {
  return (state, dispatch) => {
    const { top, bottom, left, right, map, tableStart } = selectedRect(state);
    const isRow = what === "row";
    const [from, end, size] = isRow ? [top, bottom, map.height] : [left, right, map.width];
    const to = from + by;
    if (end - from > 1 || to < 0 || to >= size) return false;
    const command = isRow ? moveTableRow : moveTableColumn;
    return command({ from, to, select: false })(state, (tr) => {
      const table = tr.doc.resolve(tableStart).parent;
      const [row, column] = isRow ? [to, left] : [top, to];
      const cell = tableStart + TableMap.get(table).positionAt(row, column, table);
      const { selection } = state;
      const offset =
        selection instanceof CellSelection ? 1 : selection.from - selectionCell(state).pos;
      dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(cell + offset))));
    });
  };
}

/** A key handler that moves the row or column. It does nothing at the edge of the table. */
const moving =
  (...step: Parameters<typeof moveBy>) =>
  ({ editor: { state, view } }: { editor: Editor }) => {
    moveBy(...step)(state, view.dispatch);
    return true;
  };

function moveDown(state: EditorState, dispatch: (tr: Transaction) => void): boolean {
  const below = nextCell(selectionCell(state), "vert", 1);
  if (!below) return false;
  const selection = TextSelection.near(state.doc.resolve(below.pos + 1));
  dispatch(state.tr.setSelection(selection).scrollIntoView());
  return true;
}

/** The whole text that was pasted into a cell, with a line for each paragraph. */
function wordsIn(parts: readonly ReadPart[]): PhrasingContent[] {
  const blocks = parts.flatMap((part) => (part.kind === "picture" ? [] : textOfPart(part)));
  const linesOf = (nodes: typeof blocks): PhrasingContent[][] =>
    nodes.flatMap((node) =>
      node.type === "paragraph" || node.type === "heading"
        ? [node.children]
        : "children" in node
          ? linesOf(node.children as typeof blocks) // lists and quotes contain blocks
          : [],
    );
  return linesOf(blocks).flatMap((line, place) => [
    ...(place > 0 ? [{ type: "break" as const }] : []),
    ...line,
  ]);
}

function cellJson(type: "paragraph" | "tableCell", children: PhrasingContent[]) {
  const { content = [] } = editorDocument({
    type: "root",
    children: [{ type: "paragraph", children }],
  });
  return type === "paragraph" ? content[0] : { type, content };
}

function tableNode(schema: Schema, rows: readonly PhrasingContent[][][]): EditorNode {
  return schema.nodeFromJSON({
    type: "table",
    content: rows.map((cells) => ({
      type: "tableRow",
      content: cells.map((words) => cellJson("tableCell", words)),
    })),
  });
}

export const tableExtensions = [
  Node.create({ name: "doc", topNode: true, content: "table" }),
  table,
  tableRow,
  tableCell,
  tableKeys,
];
