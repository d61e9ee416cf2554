import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CellSelection } from "@tiptap/pm/tables";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { currentToast } from "../../../ui/toast/showToast";
import { type ModuleEditing, ModuleEditingContext } from "../modules/ModuleEditing";
import { ModuleFields } from "../modules/ModuleFields";
import "../rich-text/TableField"; // so that no test waits for it to be compiled
import { createModule } from "./contentModules";
import type { ContentModule } from "./moduleTypes";

beforeEach(() => localStorage.clear());

const rows = [{ cells: ["Room", "Visitors"] }, { cells: ["Foyer", "31 %"] }];
const prices = { ...createModule("table"), id: "t1", rows, markup: 2 } as const;

function Form({ first }: { first: ContentModule }) {
  const [module, setModule] = useState(first);
  const editing = { backupPrefix: "backup_1_", change: setModule } as Partial<ModuleEditing>;
  return (
    <ModuleEditingContext value={editing as ModuleEditing /* all that is called */}>
      <ModuleFields module={module} section="why" />
      <output aria-label="Module">{JSON.stringify(module)}</output>
    </ModuleEditingContext>
  );
}

async function open(first: ContentModule) {
  const page = render(<Form first={first} />);
  const field = await screen.findByRole("textbox", { name: "Cells" });
  const paste = (text: string) => {
    const clipboardData = {
      files: [],
      getData: (type: string) => (type === "text/plain" ? text : ""),
    };
    const event = new Event("paste", { bubbles: true, cancelable: true });
    act(() => void field.dispatchEvent(Object.assign(event, { clipboardData })));
  };
  const held = () => JSON.parse(screen.getByLabelText("Module").textContent ?? "");
  return { ...page, field, paste, held };
}

test("rows and columns are added, moved and aligned from the menu", { tags: "long" }, async () => {
  const { field, held } = await open(prices);
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name: "Row and column" }));
    await userEvent.click(await screen.findByRole("menuitem", { name }));
  };
  await choose("Move row down");
  await choose("Add column before");
  await choose("Align column at the end");
  expect(held()).toMatchObject({
    rows: [{ cells: ["", "Foyer", "31 %"] }, { cells: ["", "Room", "Visitors"] }],
    columns: [{ align: "end" }, { align: "" }, { align: "" }],
  });
  expect(field.querySelectorAll("td")).toHaveLength(6);
});

test("what is added has the cursor, and what is deleted can be undone from its notice", {
  tags: "long",
}, async () => {
  const { paste, held } = await open(prices);
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name: "Row and column" }));
    await userEvent.click(await screen.findByRole("menuitem", { name }));
  };
  const cells = () => held().rows.map((row: { cells: string[] }) => row.cells);
  await choose("Add row below");
  paste("below");
  expect(cells()[1]).toEqual(["below", ""]);
  await choose("Add column after");
  paste("beside");
  expect(cells()[1]).toEqual(["below", "beside", ""]);
  await choose("Delete column");
  expect(cells()[0]).toEqual(["Room", "Visitors"]);
  act(() => currentToast()?.action?.onAction());
  expect(cells()[1]).toEqual(["below", "beside", ""]);
  await choose("Delete row");
  expect(currentToast()?.title).toBe("Row deleted");
  paste("More");
  expect(currentToast()?.isLeaving ?? true).toBe(true);
});

test("with cells selected, the menu aligns their columns, and deletes and moves only what it can", {
  tags: "long",
}, async () => {
  const { field, held } = await open(prices);
  const { editor } = field as HTMLElement & { editor: Editor }; // set by Tiptap
  const { state, view } = editor;
  const cells: number[] = [];
  state.doc.descendants((node, place) => {
    if (node.type.name === "tableCell") cells.push(place);
  });
  const [first = 0, last = 0] = [cells[0], cells.at(-1)];
  act(() => view.dispatch(state.tr.setSelection(CellSelection.create(state.doc, first, last))));
  await userEvent.click(screen.getByRole("button", { name: "Row and column" }));
  const end = await screen.findByRole("menuitem", { name: "Align column at the end" });
  const impossible = screen
    .getAllByRole("menuitem")
    .filter((item) => item.getAttribute("aria-disabled") === "true")
    .map((item) => item.textContent);
  expect(impossible).toEqual([
    "Move row up",
    "Move row down",
    "Delete row",
    "Move column forward",
    "Move column back",
    "Delete column",
  ]);
  const keys = { key: "ArrowDown", altKey: true, shiftKey: true, bubbles: true };
  act(() => void field.dispatchEvent(new KeyboardEvent("keydown", keys)));
  await userEvent.click(end);
  expect(held()).toMatchObject({ rows, columns: [{ align: "end" }, { align: "end" }] });
});

test("cells that were typed before a crash are offered, and taken back", async () => {
  const first = await open(prices);
  first.paste("Hall ");
  const typed = first.held().rows;
  expect(typed).not.toEqual(rows);
  first.unmount();
  const { held } = await open(prices);
  expect(held().rows).toEqual(rows);
  await userEvent.click(await screen.findByRole("button", { name: "Recover" }));
  expect(held().rows).toEqual(typed);
});

test.each([
  [{ rows: Array.from({ length: 101 }, () => ({ cells: ["a", "b"] })) }, "at most 100 rows"],
  [{ rows: [{ cells: Array.from({ length: 21 }, () => "a") }] }, "at most 20 columns"],
  [{ rows: [{ cells: ["a", "b".repeat(1_001)] }] }, "Row 1, column 2: at most 1,000 characters"],
])("the form says what the server would refuse: %#", async (changes, message) => {
  const { field } = await open({ ...prices, ...changes });
  await vi.waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
});
