/**
 * Draws every demo picture small into one PNG, to review them side by side.
 * Run: npx tsx api/demo/contact-sheet.ts sheet.png
 */
import sharp from "sharp";
import { demoMedia } from "./media.ts";

const cell = { width: 480, height: 400, gap: 16 } as const;
const columns = 5;

const target = process.argv[2];
if (!target) {
  throw new Error("Say where to write the sheet: npx tsx api/demo/contact-sheet.ts sheet.png");
}

const images = Object.values(demoMedia).filter((media) => media.kind === "image");
const started = performance.now();
let bytes = 0;
const tiles = await Promise.all(
  images.map(async ({ fileName, render }, index) => {
    const png = await render();
    bytes += png.length;
    if (png.length > 1_500_000) {
      console.warn(`${fileName} has ${Math.round(png.length / 1000)} kB`);
    }
    return {
      input: await sharp(png)
        .resize({ width: cell.width, height: cell.height, fit: "inside" })
        .png()
        .toBuffer(),
      left: cell.gap + (index % columns) * (cell.width + cell.gap),
      top: cell.gap + Math.floor(index / columns) * (cell.height + cell.gap),
    };
  }),
);
const rows = Math.ceil(images.length / columns);
await sharp({
  create: {
    width: columns * (cell.width + cell.gap) + cell.gap,
    height: rows * (cell.height + cell.gap) + cell.gap,
    channels: 3,
    background: "#2a2a2c",
  },
})
  .composite(tiles)
  .png()
  .toFile(target);
console.log(
  `${images.length} pictures, ${Math.round(bytes / 1000)} kB, ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
