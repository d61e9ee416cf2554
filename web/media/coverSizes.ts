type Size = { readonly width: number; readonly height: number };

/**
 * The width of a box, and the media condition under which it applies. Only the last box of a list has no
 * condition.
 */
type BoxWidth = { when?: string; width: string };

/** A box that a picture covers. `height` is only given if it differs from that of the other boxes. */
type Box = BoxWidth & { height?: string | number };

/**
 * The `sizes` attribute of a picture that covers a box. If the box has a smaller aspect ratio than the
 * picture, the picture is wider than the box, so that it fills the box's height. If the size of the picture
 * is unknown, its width is that of the box.
 * @param boxHeight the height of boxes without `height`, as a CSS length or a number of CSS pixels
 * @param boxes the same box in different windows: first those with a media condition, last the one without
 */
export function coverSizes(
  asset: Size | null | undefined,
  boxHeight: string | number,
  ...boxes: Box[]
): string {
  if (!asset?.height) return join(boxes, ({ width }) => width);
  const ratio = asset.width / asset.height;
  return join(boxes, ({ width, height = boxHeight }) => {
    const isPixels = typeof height === "number";
    const min = isPixels
      ? `${Math.ceil(height * ratio)}px`
      : `${height} * ${Math.ceil(ratio * 100) / 100}`;
    return `max(${width}, ${min})`;
  });
}

/**
 * The `sizes` attribute of a picture that covers a box with a fixed aspect ratio.
 * @param boxShape width divided by height
 */
export function shapeSizes(
  asset: Size | null | undefined,
  boxShape: number,
  ...boxWidths: BoxWidth[]
): string {
  const share = asset?.height ? asset.width / asset.height / boxShape : 1;
  const factor = Math.ceil(share * 100) / 100;
  return join(boxWidths, ({ width }) => (share > 1 ? `calc(${width} * ${factor})` : width));
}

function join<Any extends BoxWidth>(boxes: Any[], pictureWidth: (box: Any) => string): string {
  return boxes.map((box) => [box.when, pictureWidth(box)].join(" ").trim()).join(", ");
}
