import { expect, test } from "vitest";
import { cropStart, phoneCropOf } from "./phone-crop.ts";

const shares = Array.from({ length: 21 }, (_, index) => index / 20);

test.each([
  [2400, 1350],
  [3000, 500],
  [1300, 1200],
])("a telephone shows the same of the crop as of a picture of %i by %i", (width, height) => {
  for (const focalX of shares) {
    const crop = phoneCropOf({ width, height, focalX });
    if (!crop) throw new Error("It has a crop.");
    expect(crop.left).toBeGreaterThanOrEqual(0);
    expect(crop.left + crop.width).toBeLessThanOrEqual(width);
    for (const shown of [320, 375, 430, 479].map((window) => (window / 600) * height)) {
      const ofPicture = cropStart(focalX, width, shown);
      const ofCrop = crop.left + cropStart(crop.focalX, crop.width, shown);
      expect(Math.abs(ofPicture - ofCrop)).toBeLessThanOrEqual(1);
    }
  }
});

test("a picture that is hardly wider has none", () => {
  expect(phoneCropOf({ width: 1200, height: 1200, focalX: 0.5 })).toBeNull();
  expect(phoneCropOf({ width: 900, height: 1600, focalX: 0.5 })).toBeNull();
});
