import { caption, declareModule, pictureOrVideo } from "../declare-module.ts";

export const gallery = declareModule({
  type: "gallery",
  label: "Gallery",
  description: "Pictures and videos that belong together.",
  fields: {
    layout: {
      kind: "choice",
      type: "GalleryLayout",
      label: "Layout",
      options: { rows: "Rows", grid: "Grid", strip: "Strip to scroll" },
      description: "How the pictures are arranged.",
    },
    items: {
      kind: "rows",
      label: "Pictures",
      max: 12,
      refusal: "A gallery has at most 12 pictures",
      description: "The pictures and videos, in their order.",
      inputDescription: "The pictures and videos, in their order; at most 12.",
      row: {
        type: "GalleryItem",
        noun: "picture",
        description: "A picture or video of a gallery.",
        fields: {
          media: {
            ...pictureOrVideo,
            stored: "src",
            label: "Picture",
            noun: "picture",
            place: "galleryPicture",
            inputDescription: "Address of a picture or video.",
          },
          caption,
        },
        shownBy: ["media"],
      },
    },
  },
  shownBy: ["items"],
  lacking: "picture",
});
