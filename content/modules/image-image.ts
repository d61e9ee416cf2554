import { declareModule, pictureOrVideo } from "../declare-module.ts";

const words = {
  kind: "richText",
  max: 1_000,
  refusedAs: "Caption",
  isOptional: true,
} as const;

export const imageImage = declareModule({
  type: "image-image",
  label: "Image + Image",
  description: "Two pictures or videos side by side.",
  fields: {
    left: {
      ...pictureOrVideo,
      stored: "leftImageSrc",
      label: "Left image",
      noun: "left image",
      uploadNoun: "left image or video",
      place: "halfWidth",
      description: "The left picture or video. Null while none is chosen.",
    },
    right: {
      ...pictureOrVideo,
      stored: "rightImageSrc",
      label: "Right image",
      noun: "right image",
      uploadNoun: "right image or video",
      place: "halfWidth",
      description: "The right picture or video. Null while none is chosen.",
    },
    leftText: {
      ...words,
      stored: "leftImageText",
      label: "Left text",
      description: "The text under the left picture or video. Empty for no text.",
      inputDescription: "The text under the left picture or video.",
    },
    rightText: {
      ...words,
      stored: "rightImageText",
      label: "Right text",
      description: "The text under the right picture or video. Empty for no text.",
      inputDescription: "The text under the right picture or video.",
    },
  },
  form: [
    {
      beside: [
        ["left", "leftText"],
        ["right", "rightText"],
      ],
    },
  ],
  shownBy: ["left", "right", "leftText", "rightText"],
});
