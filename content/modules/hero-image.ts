import { caption, declareModule, pictureOrVideo } from "../declare-module.ts";

export const heroImage = declareModule({
  type: "hero-image",
  label: "Picture",
  documentedAs: "Hero Image",
  description: "One picture or video across the page.",
  fields: {
    media: {
      ...pictureOrVideo,
      stored: "imageSrc",
      label: "Picture",
      noun: "hero image",
      uploadNoun: "hero image or video",
      place: "pageWidth",
    },
    caption: {
      ...caption,
      description: "The caption under the picture. Empty for no caption.",
      inputDescription: "The caption under the picture.",
    },
  },
  shownBy: ["media", "caption"],
  cardWords: ["caption"],
});
