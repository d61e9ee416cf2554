import { expect, test } from "vitest";
import { largestCrop, ratioOf, shapeNameOf, storedCrop } from "./cropShapes";

const middle = { x: 0.5, y: 0.5 };

test.each([
  // The ratio of the crop, the ratio of the whole picture, the focal point, the crop.
  [1, 2, middle, { x: 0.25, y: 0, width: 0.5, height: 1 }],
  [1, 2, { x: 0.9, y: 0.5 }, { x: 0.5, y: 0, width: 0.5, height: 1 }],
  [2, 1, { x: 0.5, y: 0.1 }, { x: 0, y: 0, width: 1, height: 0.5 }],
  [2, 2, middle, { x: 0, y: 0, width: 1, height: 1 }],
])(
  "the largest part of shape %d of a picture of shape %d around %j",
  (ratio, whole, focal, part) => {
    expect(largestCrop(ratio, whole, focal)).toEqual(part);
  },
);

test("a part of a shape that is offered is known by it", () => {
  for (const shape of ["original", "1:1", "4:3", "16:9", "9:16"] as const) {
    const ratio = ratioOf(shape, 1.45) ?? 0;
    const { width, height, ...place } = largestCrop(ratio, 1.45, middle);
    const half = { ...place, width: width / 2, height: height / 2 };
    expect(shapeNameOf(storedCrop(half), 1.45)).toBe(shape);
  }
  expect(shapeNameOf({ x: 0, y: 0, width: 0.3, height: 0.9 }, 1.45)).toBe("free");
  expect(shapeNameOf(undefined, 1)).toBe("free");
});

test("what is stored lies within the picture, and all of it is no crop", () => {
  const crop = storedCrop({ x: 1 / 3, y: 0.2, width: 2 / 3 + 0.01, height: 0.5 });
  expect(crop).toEqual({ x: 0.3333, y: 0.2, width: 0.6667, height: 0.5 });
  expect((crop?.x ?? 0) + (crop?.width ?? 0)).toBeLessThanOrEqual(1 + 1e-9);
  expect(storedCrop({ x: 0, y: 0.001, width: 1, height: 0.999 })).toBeUndefined();
});
