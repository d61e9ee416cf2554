import { caption, declareModule, pictureOrVideo } from "../declare-module.ts";

const picture = { ...pictureOrVideo, isPicture: true, place: "pageWidth" } as const;

export const beforeAfter = declareModule({
  type: "before-after",
  label: "Before and After",
  description: "Two pictures of the same thing, compared with a slider.",
  fields: {
    before: {
      ...picture,
      stored: "beforeSrc",
      label: "Before",
      noun: "picture before",
      description: "The picture of the earlier state. Null while none is chosen.",
    },
    after: {
      ...picture,
      stored: "afterSrc",
      label: "After",
      noun: "picture after",
      description: "The picture of the later state. Null while none is chosen.",
    },
    caption: {
      ...caption,
      description: "The caption under the pictures. Empty for no caption.",
      inputDescription: "The caption under the pictures.",
    },
  },
  form: [{ beside: [["before"], ["after"]] }, "caption"],
  shownBy: ["before", "after", "caption"],
  cardWords: ["caption"],
});
