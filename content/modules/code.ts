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
        "The programming language, as it is shown, such as `TypeScript`. Empty where no language is named.",
      inputDescription: "The programming language, as it is shown.",
    },
    content: {
      kind: "text",
      label: "Code",
      max: 20_000,
      isVerbatim: true,
      description: "The code, with all its white space.",
    },
  },
  shownBy: ["content"],
  lacking: "code",
  cardWords: ["content"],
});
