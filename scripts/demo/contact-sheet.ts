/**
 * Draws every demo picture small into one PNG, to review them side by side.
 * Run: npx tsx scripts/demo/contact-sheet.ts sheet.png
 */
import sharp from "sharp";
import { renderPicture } from "./picture.ts";
import { pictures } from "./pictures.ts";

const cell = { width: 480, height: 400, gap: 16 } as const;
const columns = 5;

const target = process.argv[2];
if (!target) {
  throw new Error("Say where to write the sheet: npx tsx scripts/demo/contact-sheet.ts sheet.png");
}

const images = Object.values(pictures);
const tiles = await Promise.all(
  images.map(async (picture, index) => ({
    input: await sharp(await renderPicture(picture))
      .resize({ width: cell.width, height: cell.height, fit: "inside" })
      .png()
      .toBuffer(),
    left: cell.gap + (index % columns) * (cell.width + cell.gap),
    top: cell.gap + Math.floor(index / columns) * (cell.height + cell.gap),
  })),
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
