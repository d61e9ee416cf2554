import { declareModule, longText, sides } from "../declare-module.ts";

export const text = declareModule({
  type: "text",
  label: "Text",
  description: "A block of text.",
  fields: {
    content: {
      ...longText,
      label: "Content",
      inputDescription: "Text with the markup that TextModule.content describes.",
    },
    textPosition: {
      ...sides,
      label: "Text position",
      isOptional: true,
      description: "Which half of the page the text is in. Null for the default position.",
      inputDescription: "Which half of the page the text is in. Unset for the default position.",
    },
    title: {
      kind: "text",
      label: "Title",
      max: 200,
      isOptional: true,
      description:
        "The heading. Empty for no heading. Where no heading was ever set, the default heading of the section: its English name, or empty in ROLE and SHIPPED_GOODS.",
      inputDescription:
        "The heading. Empty for no heading; unset for the default heading of the section.",
    },
  },
  shownBy: ["content", "title"],
  cardWords: ["content", "title"],
});
