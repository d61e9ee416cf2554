type Size = { width: number; height: number };

/** What a picture is taken for whose size is not known. */
const usualShape = 1.5;

/** The width of what is shown by its height. */
export function shapeOf(asset: Size | null | undefined, crop?: Size | null): number {
  const whole = asset ? asset.width / asset.height : usualShape;
  return crop ? (whole * crop.width) / crop.height : whole;
}
