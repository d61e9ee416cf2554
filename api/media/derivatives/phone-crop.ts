import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { cropStart } from "../crop-start.ts";

/** A part of a picture, as tall as the picture, in its pixels. */
export type PhoneCrop = {
  left: number;
  width: number;
  height: number;
  pictureWidth: number;
  /** Where the subject is in it, from 0 at its left edge to 1 at its right. */
  focalX: number;
};

/** Its width divided by its height. Heroes of narrow windows are hardly ever wider, see ProjectHero.css. */
const shape = 0.9;

/** A crop that is not much less than the picture is not worth a file of its own. */
const largestShare = 0.85;

type Picture = Pick<MediaAsset, "width" | "height" | "focalX">;

/**
 * The part of a wide picture that a telephone may show of it at the head of a page: the rest would be
 * sent to be cut off. Null where that is most of the picture.
 */
export function phoneCropOf({ width, height, focalX }: Picture): PhoneCrop | null {
  const cropWidth = Math.round(height * shape);
  if (cropWidth > width * largestShare) return null;
  // As exact as its address names it.
  const focus = Math.round(focalX * 100) / 100;
  const left = Math.round(cropStart(focus, width, cropWidth));
  return {
    left,
    width: cropWidth,
    height,
    pictureWidth: width,
    focalX: (focus * width - left) / cropWidth,
  };
}
