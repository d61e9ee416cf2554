import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { expect, test } from "vitest";
import { placeholderImage } from "./placeholder-image.ts";

/** The pixels of an uncompressed bitmap, from the top left, each as red, green and blue. */
function readPixels(address: string): number[][] {
  const bitmap = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  const start = bitmap.readUInt32LE(10);
  const [width, height] = [bitmap.readUInt32LE(18), bitmap.readUInt32LE(22)];
  return Array.from({ length: width * height }, (_, n) => {
    const row = height - 1 - Math.floor(n / width);
    const at = start + (row * width + (n % width)) * 3;
    return [bitmap[at + 2] ?? 0, bitmap[at + 1] ?? 0, bitmap[at] ?? 0];
  });
}

test("the placeholder is small and shows where which colours are", async () => {
  const blue = await sharp({
    create: { width: 90, height: 20, channels: 4, background: "#1030d0" },
  })
    .png()
    .toBuffer();
  const { data, info } = await sharp({
    create: { width: 90, height: 60, channels: 4, background: "#d03010" },
  })
    .composite([{ input: blue, left: 0, top: 0 }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
  const address = placeholderImage(hash);
  expect(address).toMatch(/^data:image\/bmp;base64,/);
  expect(address.length).toBeLessThan(200);
  const pixels = readPixels(address);
  expect(pixels).toHaveLength(12);
  for (const [red = 0, , blueness = 0] of pixels.slice(0, 4)) expect(blueness).toBeGreaterThan(red);
  for (const [red = 0, , blueness = 0] of pixels.slice(8)) expect(red).toBeGreaterThan(blueness);
});
