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
      description: "The left one. Null while none is chosen.",
    },
    right: {
      ...pictureOrVideo,
      stored: "rightImageSrc",
      label: "Right image",
      noun: "right image",
      uploadNoun: "right image or video",
      place: "halfWidth",
      description: "The right one. Null while none is chosen.",
    },
    leftText: {
      ...words,
      stored: "leftImageText",
      label: "Left text",
      description: "Words under the left one. Empty for none.",
      inputDescription: "Words under the left one.",
    },
    rightText: {
      ...words,
      stored: "rightImageText",
      label: "Right text",
      description: "Words under the right one. Empty for none.",
      inputDescription: "Words under the right one.",
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
