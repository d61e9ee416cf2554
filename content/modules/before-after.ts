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
      description: "How it was. Null while none is chosen.",
    },
    after: {
      ...picture,
      stored: "afterSrc",
      label: "After",
      noun: "picture after",
      description: "How it became. Null while none is chosen.",
    },
    caption: {
      ...caption,
      description: "Words under them. Empty for none.",
      inputDescription: "Words under them.",
    },
  },
  form: [{ beside: [["before"], ["after"]] }, "caption"],
  shownBy: ["before", "after", "caption"],
  cardWords: ["caption"],
});
