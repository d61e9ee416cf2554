import { declareModule } from "../declare-module.ts";

export const embed = declareModule({
  type: "embed",
  label: "Embed",
  description: "A video or document of another site, which loads when it is pressed.",
  fields: {
    url: {
      kind: "text",
      label: "Address",
      description: "The address as it was given. Empty for none yet.",
    },
    title: {
      kind: "text",
      label: "Title",
      max: 200,
      isOptional: true,
      description: "What it is. Empty where that is not told.",
      inputDescription: "What it is.",
    },
    poster: {
      kind: "media",
      stored: "posterSrc",
      label: "Poster",
      noun: "poster",
      isPicture: true,
      place: "pageWidth",
      isOptional: true,
      description: "A picture to press. Null for the one that the site draws.",
      inputDescription:
        "Address of a picture to press. Unset or empty for one that the site draws.",
    },
  },
  shownBy: ["url"],
  lacking: "address that can be embedded",
  cardWords: ["title", "url"],
});
