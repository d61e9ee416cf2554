type Size = { width: number; height: number };

/** What a picture is taken for whose size is not known. */
export const defaultSize: Size = { width: 1200, height: 800 };

/** The width of what is shown by its height. */
export function shapeOf(asset: Size | null | undefined, crop?: Size | null): number {
  const { width, height } = asset ?? defaultSize;
  return crop ? (width * crop.width) / (height * crop.height) : width / height;
}
