type Size = { width: number; height: number };

/** The assumed size of a picture whose size is not known. */
export const defaultSize: Size = { width: 1200, height: 800 };

/** The width of the shown part divided by its height. @param crop as fractions of the whole */
export function shapeOf(asset: Size | null | undefined, crop?: Size | null): number {
  const { width, height } = asset ?? defaultSize;
  return crop ? (width * crop.width) / (height * crop.height) : width / height;
}
