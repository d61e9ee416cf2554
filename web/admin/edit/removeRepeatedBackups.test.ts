import { beforeEach, expect, test } from "vitest";
import { removeRepeatedBackups } from "./useProjectEditing";

const draftWith = (content: string) => {
  const values = { why: [{ type: "text", id: "m1", content }] };
  return { base: { version: 3, values: { why: [] } }, values };
};
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

beforeEach(() => localStorage.clear());

test("a backup goes whose words a draft in the browser has; other words stay", () => {
  store("draft_1_editor", { sequence: 2, storedAt: 5, draft: draftWith("typed") });
  store("backup_1_m1_content", "typed");
  store("backup_1_m2_content", "typed");
  store("backup_2_m1_content", "typed");
  removeRepeatedBackups(1, "draft_1", []);
  expect(Object.keys(localStorage).sort()).toEqual([
    "backup_1_m2_content",
    "backup_2_m1_content",
    "draft_1_editor",
  ]);
});

test("a draft on the server counts, too, and so do words that wait beside others", () => {
  store("backup_1_m1_content", "typed later");
  store("backup_1_m1_content_offered", ["older", "typed"]);
  removeRepeatedBackups(1, "draft_1", [{ content: JSON.stringify(draftWith("typed")) }]);
  expect({ ...localStorage }).toEqual({
    backup_1_m1_content: '"typed later"',
    backup_1_m1_content_offered: '["older"]',
  });
});

test("so do the texts of columns and the cells of a table", () => {
  const columns = { type: "columns", id: "m1", items: [{ title: "", content: "a" }], markup: 2 };
  const cells = { rows: [{ cells: ["a", "b"] }], columns: [{ align: "end" }], markup: 2 };
  const table = { type: "table", id: "m2", headers: "row", ...cells };
  const draft = { ...draftWith(""), values: { why: [columns, table] } };
  store("backup_1_m1_column_0", { text: "a", markup: 2 });
  store("backup_1_m2_cells", cells);
  store("backup_1_m2_cells_offered", [{ ...cells, rows: [] }]);
  removeRepeatedBackups(1, "draft_1", [{ content: JSON.stringify(draft) }]);
  expect(Object.keys(localStorage)).toEqual(["backup_1_m2_cells_offered"]);
});
