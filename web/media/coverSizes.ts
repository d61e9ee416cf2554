/**
 * The `sizes` of a picture that covers a box: a box narrower than the picture shows a part of one as
 * wide as its height asks for.
 * @param boxHeight in CSS pixels.
 * @param boxWidths how wide the box is, as source sizes: conditions first, the last without one.
 */
export function coverSizes(
  asset: { readonly width: number; readonly height: number } | null | undefined,
  boxHeight: number,
  ...boxWidths: { when?: string; width: string }[]
): string {
  const least = asset?.height ? Math.ceil((boxHeight * asset.width) / asset.height) : 0;
  return boxWidths
    .map(({ when, width }) => [when, least ? `max(${width}, ${least}px)` : width].join(" ").trim())
    .join(", ");
}
