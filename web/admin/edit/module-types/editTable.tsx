import { lazy } from "react";
import { modulePartsOf } from "../../../../content/declare-module";
import { table } from "../../../../content/modules/table";
import type { ChangeOrigin } from "../../editing/history";
import { RichTextLoading } from "../../rich-text/RichTextLoading";
import type { StoredTable } from "../../rich-text/table/tableFormat";
import { useModuleEditing } from "../modules/ModuleEditing";
import { BackedUpField } from "../rich-text/BackedUpField";
import { FieldControl } from "./FieldControl";
import { editParts, readParts } from "./fieldKinds";
import type { ModuleOf, OwnParts } from "./moduleDefinition";

// Imported on demand, because this editor is large, and a project is often opened without editing tables.
const TableField = lazy(async () => ({
  default: (await import("../rich-text/TableField")).TableField,
}));

const { headers, columns, rows } = table.fields;
const { cells } = rows.row.fields;

type TableModule = ModuleOf<"table">;

/** The parts of a table that its cell editor edits, and that the browser stores as one field backup. */
export function cellsOf({ markup, ...module }: TableModule): StoredTable {
  return {
    rows: module.rows.map((row) => ({ cells: row.cells })),
    columns: module.columns.map(({ align }) => ({ align })),
    ...(markup && { markup }),
  };
}

const parts = editParts(modulePartsOf(table));

function parseCells(stored: unknown): StoredTable | null {
  // The cast is safe, because `parts` has all fields of the type.
  return typeof stored === "object" && stored !== null
    ? cellsOf(readParts(parts, stored) as TableModule)
    : null;
}

/** The reason why the server would refuse the cells. Undefined if it would accept them. */
function problemOf(value: StoredTable): string | undefined {
  if (value.rows.length > rows.max) return rows.refusal;
  if (value.rows.some((row) => row.cells.length > columns.max)) return columns.refusal;
  for (const [place, row] of value.rows.entries()) {
    const column = row.cells.findIndex(({ length }) => length > cells.max);
    if (column >= 0) {
      return `Row ${place + 1}, column ${column + 1}: at most ${cells.max.toLocaleString("en")} characters`;
    }
  }
}

function TableFields({ module }: { module: TableModule }) {
  const { change, undo, redo } = useModuleEditing();
  const value = cellsOf(module);
  const put = (changed: StoredTable, origin?: ChangeOrigin) =>
    change({ ...module, ...changed }, origin);
  return (
    <>
      <FieldControl module={module} name="headers" />
      <div data-headers={module.headers}>
        <BackedUpField
          moduleId={module.id}
          name="cells"
          value={value}
          parse={parseCells}
          onRecover={put}
        >
          {(onLeave) => (
            <RichTextLoading label="Cells">
              <TableField
                label="Cells"
                value={value}
                errorMessage={problemOf(value)}
                onChange={put}
                onLeave={onLeave}
                beyond={{ undo, redo }}
              />
            </RichTextLoading>
          )}
        </BackedUpField>
      </div>
      <FieldControl module={module} name="caption" />
    </>
  );
}

const linesOf = ({ rows }: TableModule) =>
  rows.map(({ cells }) => cells.filter(Boolean).join(", ")).filter(Boolean);

export const tableParts: OwnParts<"table"> = {
  Fields: TableFields,
  wordsOf: (module) => linesOf(module).join("; "),
  describe: (module) => ({
    facts: [
      `Headings: ${headers.options[module.headers].toLowerCase()}`,
      ...module.columns.flatMap(({ align }, place) =>
        align ? [`Column ${place + 1}: ${align}`] : [],
      ),
    ],
    text: linesOf(module).join("\n\n"),
    captions: module.caption ? [module.caption] : [],
  }),
};
