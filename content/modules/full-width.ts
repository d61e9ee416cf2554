import {
  caption,
  declareModule,
  longText,
  pictureOrVideo,
  richTextDescription,
} from "../declare-module.ts";

export const fullWidth = declareModule({
  type: "full-width",
  label: "Full Width",
  description: "A picture or video from edge to edge of the window.",
  fields: {
    media: {
      ...pictureOrVideo,
      stored: "src",
      label: "Picture or video",
      noun: "picture or video",
      uploadNoun: "full-width picture or video",
      place: "wholeWidth",
    },
    caption,
    text: {
      ...longText,
      label: "Text over it",
      isOptional: true,
      description: `The text over the picture or video. Empty for no text. ${richTextDescription}`,
      inputDescription:
        "The text over the picture or video, with the markup that FullWidthModule.text describes.",
    },
  },
  form: ["media", "text", "caption"],
  shownBy: ["media", "text", "caption"],
  standsAlone: true,
  cardWords: ["text", "caption"],
});
