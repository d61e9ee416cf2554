import { declareModule } from "../declare-module.ts";

export const embed = declareModule({
  type: "embed",
  label: "Embed",
  description: "A video or document of another site, which loads when a visitor clicks it.",
  fields: {
    url: {
      kind: "text",
      label: "Address",
      description: "The address that the owner entered. Empty while there is none.",
    },
    title: {
      kind: "text",
      label: "Title",
      max: 200,
      isOptional: true,
      description: "The title. Empty for no title.",
      inputDescription: "The title.",
    },
    poster: {
      kind: "media",
      stored: "posterSrc",
      label: "Poster",
      noun: "poster",
      isPicture: true,
      place: "pageWidth",
      isOptional: true,
      description:
        "The picture that visitors click to load the embed. Null if the site draws this picture.",
      inputDescription:
        "Address of the picture that visitors click to load the embed. Unset or empty for a picture that the site draws.",
    },
  },
  shownBy: ["url"],
  lacking: "address that can be embedded",
  cardWords: ["title", "url"],
});
