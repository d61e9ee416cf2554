/**
 * `npm run bench:media`: compares the demo's pictures, as browsers get them in windows of 390 and
 * 1440 px, with the originals as PNG: their bytes, and how alike they look. Then measures the memory
 * and the processor time of the image process for pictures that are hard to process. Writes a
 * section of bench/results/RESULTS-media.md, and ends with code 1 if a target is missed.
 */
import sharp from "sharp";
import { demoMedia, demoMediaFolder, placeOf } from "../api/demo/media.ts";
import { widthsFor } from "../api/media/derivatives/derivative-addresses.ts";
import { encodePicture } from "../api/media/derivatives/image-job.ts";
import { openInColour } from "../api/media/inspect/open-picture.ts";
import { table, writeSection } from "./markdown.ts";
import { measureProcess } from "./media-process.ts";
import { readLuma, structuralSimilarity } from "./ssim.ts";
import { atLeast, atMost, reportTargets, type Target } from "./targets.ts";

/** Windows, named by their width in CSS pixels, with the width of a picture across them in device pixels. */
const screens = [
  { name: "390 px", pixels: 390 * 2 },
  { name: "1440 px", pixels: 1440 },
];
const promises = { similarity: 0.98, share: 0.2, memory: 520 };

const targets: Target[] = [];
const rows: string[][] = [];
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
    const derivative = await encodePicture(picture, "avif", false, width);
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
  targets.push(
    atMost(`the demo's pictures at ${name}, of PNG`, promises.share, share, "%"),
    atLeast(`least structural similarity at ${name}`, promises.similarity, worst.similarity),
  );
  rows.push(
    [
      `the demo's pictures at ${name}, of ${kilobytes(original)} as PNG`,
      `≤ ${promises.share * 100} %`,
      `${kilobytes(served)}, ${(share * 100).toFixed(1)} %`,
    ],
    [
      "structural similarity of the one that is least alike",
      `≥ ${promises.similarity}`,
      `${worst.similarity.toFixed(4)} (${worst.fileName})`,
    ],
  );
}
const { count, peak, first } = await measureProcess();
targets.push(atMost("memory of the process for hard files", promises.memory, peak, "MB"));
rows.push([
  `most memory of the process that encodes ${count} hard files`,
  `≤ ${promises.memory} MB`,
  `${Math.round(peak)} MB`,
]);
for (const [name, seconds] of Object.entries(first)) {
  rows.push([`${name} of 100 megapixels, processor time`, "", `${seconds.toFixed(1)} s`]);
}
await writeSection(
  "Pictures and the process that encodes them",
  `By \`npm run bench:media\`. The first page with a new picture gets its WebP, which no cache stores, while its AVIF is encoded.\n\n${table(["", "promised", "found"], rows)}`,
);
await reportTargets("bench:media", targets);

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
