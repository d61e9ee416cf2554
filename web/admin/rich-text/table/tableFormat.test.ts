import { Editor } from "@tiptap/react";
import { afterEach, expect, test } from "vitest";
import { maxColumns, maxRows } from "./tableExtensions";
import { type StoredTable, tableFormat } from "./tableFormat";

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function edit(table: StoredTable): Editor {
  const { extensions } = tableFormat;
  editor = new Editor({ element: document.body, extensions, content: tableFormat.read(table) });
  return editor;
}

function press(into: Editor, key: string, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, ...held, bubbles: true, cancelable: true });
  into.view.dom.dispatchEvent(event);
  return event.defaultPrevented;
}

const prices: StoredTable = {
  rows: [{ cells: ["", "2025"] }, { cells: ["**Tours**", "<s>49 €</s> \\- 39 €"] }],
  columns: [{ align: "" }, { align: "center" }],
  markup: 2,
};

test("a table comes back as it was, and an empty one as nothing", () => {
  expect(tableFormat.write(edit(prices))).toEqual({
    ...prices,
    rows: [{ cells: ["", "2025"] }, { cells: ["**Tours**", "<s>49 €</s> - 39 €"] }],
  });
  const empty = { rows: [], columns: [], markup: 2 } as const;
  expect(tableFormat.write(edit(empty))).toEqual(empty);
});

test("Tab leads through the cells and out, Enter down, with a row more at the end", () => {
  const into = edit(prices);
  into.commands.setTextSelection(4);
  expect([press(into, "Tab"), press(into, "Tab"), press(into, "Tab")]).toEqual([true, true, true]);
  expect(press(into, "Tab")).toBe(false);
  press(into, "Enter");
  into.commands.insertContent("new");
  expect(tableFormat.write(into).rows[2]).toEqual({ cells: ["", "new"] });
  into.commands.undo();
  expect(press(into, "Tab", { shiftKey: true })).toBe(true);
});

test("a column moves with its alignment and the cursor, up to the edge, and so does a row", () => {
  const into = edit(prices);
  into.commands.setTextSelection(4);
  for (const _ of [1, 2]) press(into, "ArrowRight", { altKey: true, shiftKey: true });
  const { rows, columns } = tableFormat.write(into);
  expect(rows[0]).toEqual({ cells: ["2025", ""] });
  expect(columns).toEqual([{ align: "center" }, { align: "" }]);
  for (const _ of [1, 2]) press(into, "ArrowDown", { altKey: true, shiftKey: true });
  into.commands.insertContent("new");
  expect(tableFormat.write(into).rows.at(-1)).toEqual({ cells: ["2025", "new"] });
});

function paste(into: Editor, text: string, html = "", files: readonly File[] = []): void {
  const clipboardData = {
    files,
    getData: (type: string) => (type === "text/html" ? html : text),
  };
  const event = new Event("paste", { bubbles: true, cancelable: true });
  into.view.dom.dispatchEvent(Object.assign(event, { clipboardData }));
}

test.each([
  [maxRows, 2, [maxRows, 3]],
  [2, maxColumns, [3, maxColumns]],
])(
  "of %i rows and %i columns those are pasted that the table has room for",
  (height, width, size) => {
    const into = edit(prices);
    into.commands.setTextSelection(4);
    for (const _ of [1, 2, 3]) press(into, "Tab");
    const line = Array.from({ length: width }, () => "a").join("\t");
    paste(into, Array.from({ length: height }, () => line).join("\n"));
    const { rows } = tableFormat.write(into);
    expect([rows.length, rows[0]?.cells.length]).toEqual(size);
  },
);

test("cells that are pasted fill cells, from that of the cursor on", () => {
  const into = edit(prices);
  into.commands.setTextSelection(4);
  paste(into, "a\tb\nc\td\ne\tf");
  expect(tableFormat.write(into).rows.map(({ cells }) => cells.join("|"))).toEqual([
    "a|b",
    "c|d",
    "e|f",
  ]);
});

test.each([
  ["", [new File(["x"], "a.png", { type: "image/png" })]],
  ['<img src="https://x.example/a.png">', []],
])(
  "a picture over selected words leaves them, because a cell has no room for it",
  (html, files) => {
    const into = edit(prices);
    into.commands.setTextSelection(4);
    press(into, "Tab");
    const { from, to } = into.state.selection;
    expect(to - from).toBe("2025".length);
    paste(into, "", html, files);
    expect(tableFormat.write(into).rows[0]).toEqual({ cells: ["", "2025"] });
  },
);
