import { declareModule, longText } from "../declare-module.ts";

export const quote = declareModule({
  type: "quote",
  label: "Quote",
  description: "A quotation, and the person who said it.",
  fields: {
    text: {
      ...longText,
      label: "Words",
      inputDescription: "Text with the markup that QuoteModule.text describes.",
    },
    person: {
      kind: "text",
      label: "Person",
      max: 200,
      isOptional: true,
      description: "The person who is quoted. Empty if not given.",
      inputDescription: "The person who is quoted.",
    },
    role: {
      kind: "text",
      label: "Role",
      placeholder: "Head of Product, Harbour Museum",
      max: 200,
      isOptional: true,
      description: "What the person does, and where. Empty if not given.",
      inputDescription: "What the person does, and where.",
    },
    portrait: {
      kind: "media",
      stored: "portraitSrc",
      label: "Portrait",
      noun: "portrait",
      place: "face",
      isOptional: true,
      description: "A picture of the quoted person. Null while none is chosen.",
      inputDescription: "Address of a picture of the person. Unset or empty for none.",
    },
  },
  form: ["text", { beside: [["person"], ["role"]] }, "portrait"],
  shownBy: ["text"],
  lacking: "words",
  cardWords: ["text", "person"],
});
