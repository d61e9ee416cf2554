import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";

/**
 * The part of a wide picture that phones show in a hero, the large picture at the head of a page. The part
 * has the full height of the picture. Lengths are in pixels of the picture.
 */
export type PhoneCrop = {
  left: number;
  width: number;
  height: number;
  pictureWidth: number;
  /** The focal point within the crop, from 0 at its left edge to 1 at its right. */
  focalX: number;
};

/**
 * The crop's width divided by its height. Pages show the crop in windows narrower than 480 pixels. A hero of
 * the default height, 600 pixels, has a smaller ratio there, so the crop covers it.
 */
const shape = 0.9;

/** The maximum share of a picture's width that a crop may have. A wider crop would save too few bytes. */
const largestShare = 0.85;

type Picture = Pick<MediaAsset, "width" | "height" | "focalX">;

/**
 * The part of a wide picture that phones show in a hero. The part around it would be cut off there. Null
 * where the part is wider than `largestShare` of the picture.
 */
export function phoneCropOf({ width, height, focalX }: Picture): PhoneCrop | null {
  const cropWidth = Math.round(height * shape);
  if (cropWidth > width * largestShare) return null;
  // The focal point is rounded as in the address of the crop (see `focusName`).
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

/**
 * Where a crop begins along one axis: the focal point is in the middle of the crop, or as near to
 * the middle as the edges of the picture allow. Pages crop by the same rule, see
 * web/media/Picture.css.
 * @param focus the focal point, as a share of `whole`
 * @param whole the length of the picture, in the unit of the result
 * @param part the length of the crop, in the same unit
 */
export function cropStart(focus: number, whole: number, part: number): number {
  return Math.min(Math.max(focus * whole - part / 2, 0), whole - part);
}
