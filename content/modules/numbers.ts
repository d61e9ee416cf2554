import { declareModule } from "../declare-module.ts";

export const numbers = declareModule({
  type: "numbers",
  label: "Numbers",
  description: "Figures that show the results of the work.",
  fields: {
    items: {
      kind: "rows",
      label: "Figures",
      max: 4,
      refusal: "At most 4 figures can be beside each other",
      description: "The figures, in their order.",
      inputDescription: "The figures, in their order; at most 4.",
      row: {
        type: "Figure",
        noun: "figure",
        description: "A figure, its former value, and what it measures.",
        fields: {
          value: {
            kind: "text",
            label: "Figure",
            placeholder: "84 %",
            max: 40,
            description: "The figure as it is shown, such as `84 %`.",
          },
          from: {
            kind: "text",
            label: "Before",
            placeholder: "31 %",
            max: 40,
            refusedAs: "Former figure",
            isOptional: true,
            description:
              "The former value of the figure, such as `31 %`. Empty for no former value.",
            inputDescription: "The former value of the figure, such as `31 %`.",
          },
          label: {
            kind: "text",
            label: "Label",
            placeholder: "of visitors finish the tour",
            max: 200,
            description: "What the figure measures.",
          },
        },
        shownBy: ["value", "label"],
      },
    },
  },
  shownBy: ["items"],
});
