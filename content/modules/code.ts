import { declareModule } from "../declare-module.ts";

export const code = declareModule({
  type: "code",
  label: "Code",
  description: "Source code, shown as it is.",
  fields: {
    language: {
      kind: "text",
      label: "Language",
      placeholder: "TypeScript",
      max: 40,
      isOptional: true,
      description:
        "What it is written in, as it is shown: TypeScript. Empty where that is not told.",
      inputDescription: "What it is written in, as it is shown.",
    },
    content: {
      kind: "text",
      label: "Code",
      max: 20_000,
      isVerbatim: true,
      description: "The code, with every space of it.",
    },
  },
  shownBy: ["content"],
  lacking: "code",
  cardWords: ["content"],
});
