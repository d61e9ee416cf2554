import { caption, declareModule, richTextDescription } from "../declare-module.ts";

const maxColumns = 20;

export const table = declareModule({
  type: "table",
  label: "Table",
  description: "Texts in rows and columns.",
  fields: {
    headers: {
      kind: "choice",
      type: "TableHeaders",
      label: "Headings",
      options: { row: "First row", column: "First column", both: "Both", none: "None" },
      description: "Which cells are headings.",
    },
    columns: {
      kind: "rows",
      label: "Columns",
      max: maxColumns,
      refusal: `A table has at most ${maxColumns} columns`,
      description:
        "How the columns are aligned, from the first one on. Columns that are not listed have the default alignment.",
      row: {
        type: "TableColumn",
        noun: "column",
        description: "A column of a table.",
        fields: {
          align: {
            kind: "choice",
            type: "ColumnAlignment",
            label: "Alignment",
            options: { start: "Start", center: "Centre", end: "End" },
            isOptional: true,
            description:
              "How the texts of the column are aligned. Null for the default: numbers at the end, all other texts at the start.",
            inputDescription: "How the texts of the column are aligned. Unset for the default.",
          },
        },
        shownBy: [],
      },
    },
    rows: {
      kind: "rows",
      label: "Rows",
      max: 100,
      refusal: "A table has at most 100 rows",
      description: "The rows, in their order.",
      inputDescription: "The rows, in their order; at most 100.",
      row: {
        type: "TableRow",
        noun: "row",
        description: "A row of a table.",
        fields: {
          cells: {
            kind: "texts",
            label: "Cells",
            refusedAs: "Cell",
            max: 1_000,
            maxItems: maxColumns,
            refusal: `A table has at most ${maxColumns} columns`,
            description: `The cells of the row, from the first column on. ${richTextDescription}`,
            inputDescription: `Its cells, with the markup that TableRow.cells describes; at most ${maxColumns}.`,
          },
        },
        shownBy: ["cells"],
      },
    },
    caption: {
      ...caption,
      description: "The caption under the table. Empty for no caption.",
      inputDescription: "The caption under the table.",
    },
  },
  shownBy: ["rows"],
  lacking: "words",
});
