import type { StoredView } from "../../module-types/mediaView";

type Crop = NonNullable<StoredView["crop"]>;
type Focal = NonNullable<StoredView["focal"]>;

/** The ratios of a crop: width divided by height. `free` is any ratio; `original` is that of the whole picture. */
const ratios = {
  free: undefined,
  original: undefined,
  "1:1": 1,
  "4:3": 4 / 3,
  "3:2": 3 / 2,
  "16:9": 16 / 9,
  "3:4": 3 / 4,
  "2:3": 2 / 3,
  "9:16": 9 / 16,
} as const;

export type CropShape = keyof typeof ratios;

const names = Object.keys(ratios) as CropShape[]; // the object has only these keys

export const cropShapeOptions = names.map((value) => ({
  value,
  label:
    value === "free"
      ? "Free"
      : value === "original"
        ? "As the original"
        : value.replace(":", " : "),
}));

const all: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** How far the ratio of a crop may deviate from a named ratio, as a fraction of the named ratio. */
const tolerance = 0.01;

/**
 * The ratio of a shape: width divided by height. Undefined if any ratio is allowed.
 * @param whole the width of the whole picture divided by its height
 */
export function ratioOf(shape: CropShape, whole: number): number | undefined {
  return shape === "original" ? whole : ratios[shape];
}

/** The name of a crop's ratio: `free` if the ratio has no name, and for the whole picture. */
export function shapeNameOf(crop: Crop | undefined, whole: number): CropShape {
  if (!crop) return "free";
  const ratio = (whole * crop.width) / crop.height;
  const isNear = (wanted: number | undefined) =>
    wanted !== undefined && Math.abs(ratio / wanted - 1) < tolerance;
  return names.find((name) => isNear(ratioOf(name, whole))) ?? "free";
}

/** The largest crop with a ratio. Its centre is as near to the focal point as the picture's edges allow. */
export function largestCrop(ratio: number, whole: number, focal: Focal): Crop {
  const width = Math.min(1, ratio / whole);
  const height = Math.min(1, whole / ratio);
  return {
    x: within(focal.x - width / 2, 1 - width),
    y: within(focal.y - height / 2, 1 - height),
    width,
    height,
  };
}

/** A crop as it is stored. Undefined if its width and its height are more than 99.5 % of the picture's. */
export function storedCrop({ x, y, width, height }: Crop): Crop | undefined {
  const [left, top] = [round(x), round(y)];
  const crop = {
    x: left,
    y: top,
    width: round(Math.min(width, 1 - left)),
    height: round(Math.min(height, 1 - top)),
  };
  return crop.width > 0.995 && crop.height > 0.995 ? undefined : crop;
}

/** A crop in percent, as ReactCrop takes it. */
export function percentCrop({ x, y, width, height }: Crop = all) {
  return { unit: "%" as const, x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

export function fractionCrop({ x, y, width, height }: Crop): Crop {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}

function within(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}

function round(fraction: number): number {
  return Math.round(within(fraction, 1) * 10_000) / 10_000;
}
