import { declareModule, longText, sides } from "../declare-module.ts";

export const text = declareModule({
  type: "text",
  label: "Text",
  description: "A block of text.",
  fields: {
    content: {
      ...longText,
      label: "Content",
      inputDescription: "Text in the markup of TextModule.content.",
    },
    textPosition: {
      ...sides,
      label: "Text position",
      isOptional: true,
      description: "Which half of the page the text stands in. Null for the default place.",
      inputDescription: "Which half of the page the text stands in. Unset for the default place.",
    },
    title: {
      kind: "text",
      label: "Title",
      isOptional: true,
      description:
        "The heading. Empty for none. A module for which none was ever set has the default heading of its section: the English name, or none in ROLE and SHIPPED_GOODS.",
      inputDescription:
        "The heading. Empty for none; unset for the default heading of the section.",
    },
  },
  shownBy: ["content", "title"],
  cardWords: ["content", "title"],
});
