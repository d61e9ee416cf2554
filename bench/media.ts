/**
 * `npm run bench:media`: the bytes of the demo's pictures as browsers get them at 390 and 1440 px, against
 * the originals as PNG, and how alike they look; then what the process that encodes pictures takes for files
 * that are hard. Fails where the product's promises are broken.
 */
import sharp from "sharp";
import { demoMedia, demoMediaFolder, placeOf } from "../api/demo/media.ts";
import { widthsFor } from "../api/media/derivatives/derivative-addresses.ts";
import { encodePicture } from "../api/media/derivatives/image-job.ts";
import { openInColour } from "../api/media/inspect/open-picture.ts";
import { measureProcess } from "./media-process.ts";
import { readLuma, structuralSimilarity } from "./ssim.ts";

/** Windows in CSS pixels with the density of their screens. */
const screens = [
  { name: "390 px", pixels: 390 * 2 },
  { name: "1440 px", pixels: 1440 },
];
const promises = { similarity: 0.98, share: 0.2, memory: 520 };

let isKept = true;
for (const { name, pixels } of screens) {
  let original = 0;
  let served = 0;
  let worst = { fileName: "", similarity: 1 };
  for (const media of demoMedia) {
    if (media.kind !== "image") continue;
    const bytes = await sharp(`${demoMediaFolder}/${placeOf(media.fileName)}`)
      .png()
      .toBuffer();
    const { width: ownWidth, height: ownHeight } = await sharp(bytes).metadata();
    const widths = widthsFor({ width: ownWidth, height: ownHeight });
    const width = widths.find((candidate) => candidate >= pixels) ?? widths.at(-1) ?? ownWidth;
    const opened = await openInColour(bytes);
    const picture = opened.resize({ width, withoutEnlargement: true });
    const derivative = await encodePicture(picture, "avif", false);
    const shownWidth = Math.min(pixels, width);
    const shown = {
      width: shownWidth,
      height: Math.round((ownHeight * shownWidth) / ownWidth),
    };
    const similarity = structuralSimilarity(
      await readLuma(bytes, shown),
      await readLuma(derivative, shown),
    );
    original += bytes.length;
    served += derivative.length;
    if (similarity < worst.similarity) worst = { fileName: media.fileName, similarity };
  }
  const share = served / original;
  isKept &&= share <= promises.share && worst.similarity >= promises.similarity;
  console.log(
    `${name}: ${kilobytes(served)} of ${kilobytes(original)}, ${(share * 100).toFixed(1)} %; least alike ${worst.fileName} with ${worst.similarity.toFixed(4)}`,
  );
}
const { count, peak, first } = await measureProcess();
isKept &&= peak <= promises.memory;
console.log(
  `${count} hard files: the process that encodes them takes ${Math.round(peak)} MB at most`,
);
for (const [name, seconds] of Object.entries(first)) {
  console.log(`${name} of 100 megapixels: ${seconds.toFixed(1)} s of the processor`);
}
if (!isKept) process.exitCode = 1;

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
