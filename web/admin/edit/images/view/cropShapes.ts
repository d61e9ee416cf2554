import type { StoredView } from "../../../../modules/editing/mediaView";

type Crop = NonNullable<StoredView["crop"]>;
type Focal = NonNullable<StoredView["focal"]>;

/** The shapes that a part of a picture can be held to: width by height, undefined for none. */
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

const names = Object.keys(ratios) as CropShape[]; // its keys by declaration

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

/** How far from a shape a part may be that is taken for one, as a fraction. */
const tolerance = 0.01;

/** @param whole the width of the whole picture by its height. @returns undefined where any shape will do */
export function ratioOf(shape: CropShape, whole: number): number | undefined {
  return shape === "original" ? whole : ratios[shape];
}

/** The shape that a part has, as far as it is one that is offered. All of a picture is free. */
export function shapeNameOf(crop: Crop | undefined, whole: number): CropShape {
  if (!crop) return "free";
  const ratio = (whole * crop.width) / crop.height;
  const isNear = (wanted: number | undefined) =>
    wanted !== undefined && Math.abs(ratio / wanted - 1) < tolerance;
  return names.find((name) => isNear(ratioOf(name, whole))) ?? "free";
}

/** The largest part of a shape, its middle as near to the focal point as can be. */
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

/** As it is stored: undefined where it is all of the picture. */
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

/** In percent, as the frame that is dragged has it. */
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
