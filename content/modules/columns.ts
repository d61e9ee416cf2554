import { declareModule, longText } from "../declare-module.ts";

export const columns = declareModule({
  type: "columns",
  label: "Columns",
  description: "Two or three short texts beside each other.",
  fields: {
    items: {
      kind: "rows",
      label: "Columns",
      max: 3,
      refusal: "At most 3 texts can be beside each other",
      description: "The texts, in their order.",
      inputDescription: "The texts, in their order; at most 3.",
      row: {
        type: "TextColumn",
        noun: "column",
        description: "One of two or three texts beside each other.",
        fields: {
          title: {
            kind: "text",
            label: "Title",
            max: 200,
            isOptional: true,
            description: "The heading of the column. Empty for no heading.",
            inputDescription: "The heading of the column.",
          },
          content: {
            ...longText,
            label: "Text",
            inputDescription: "Text with the markup that TextColumn.content describes.",
          },
        },
        shownBy: ["title", "content"],
      },
    },
  },
  shownBy: ["items"],
});
