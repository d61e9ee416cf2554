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
      description: "Which half the text stands in. Null for the usual place.",
      inputDescription: "Which half the text stands in. Unset for the usual place.",
    },
    title: {
      kind: "text",
      label: "Title",
      isOptional: true,
      description:
        "The heading. Empty for none; a module that never had one carries the name of its section.",
      inputDescription: "The heading. Empty for none; unset for the name of the section.",
    },
  },
  shownBy: ["content", "title"],
  cardWords: ["content", "title"],
});
