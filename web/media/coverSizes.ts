type Size = { readonly width: number; readonly height: number };

/** How wide a box is, as a source size: all but the last of a list have a condition. */
type BoxWidth = { when?: string; width: string };

/**
 * The `sizes` of a picture that covers a box: a box narrower than the picture shows a part of one as
 * wide as its height asks for.
 * @param boxHeight in CSS pixels.
 * @param boxWidths conditions first, the last without one.
 */
export function coverSizes(
  asset: Size | null | undefined,
  boxHeight: number,
  ...boxWidths: BoxWidth[]
): string {
  const least = asset?.height ? Math.ceil((boxHeight * asset.width) / asset.height) : 0;
  return join(boxWidths, (width) => (least ? `max(${width}, ${least}px)` : width));
}

/**
 * The same for a box whose height follows from its width.
 * @param boxShape its width divided by its height
 */
export function shapeSizes(
  asset: Size | null | undefined,
  boxShape: number,
  ...boxWidths: BoxWidth[]
): string {
  const share = asset?.height ? asset.width / asset.height / boxShape : 1;
  const factor = Math.ceil(share * 100) / 100;
  return join(boxWidths, (width) => (share > 1 ? `calc(${width} * ${factor})` : width));
}

function join(boxWidths: BoxWidth[], pictureWidth: (boxWidth: string) => string): string {
  return boxWidths
    .map(({ when, width }) => [when, pictureWidth(width)].join(" ").trim())
    .join(", ");
}
