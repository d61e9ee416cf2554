type Size = { readonly width: number; readonly height: number };

/** The width of a box under a media condition. All boxes of a list but the last have a condition. */
type BoxWidth = { when?: string; width: string };

/** A box that may have its own height: CSS, or a number of CSS pixels. */
type Box = BoxWidth & { height?: string | number };

/**
 * The `sizes` of a picture that covers a box. Where the box is narrower than the picture's shape, the picture
 * is as wide as the box's height requires. Without the size of the picture, its width is that of the box.
 * @param boxHeight the height of boxes without their own
 * @param boxes boxes with a condition first, the last without one
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
 * The `sizes` of a picture that covers a box whose height follows from its width.
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
