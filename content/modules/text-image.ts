import { declareModule, longText, pictureOrVideo, sides } from "../declare-module.ts";

export const textImage = declareModule({
  type: "text-image",
  label: "Text + Image",
  description: "Text beside a picture or video.",
  fields: {
    content: {
      ...longText,
      label: "Text content",
      inputDescription: "Text with the markup that TextModule.content describes.",
    },
    media: {
      ...pictureOrVideo,
      stored: "imageSrc",
      label: "Image",
      noun: "image",
      uploadNoun: "image or video",
      place: "besideText",
    },
    imagePosition: {
      ...sides,
      label: "Image position",
      description: "Which half of the page the picture or video is in.",
    },
  },
  shownBy: ["content", "media"],
  cardWords: ["content"],
});
