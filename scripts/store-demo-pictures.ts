/**
 * `npm run demo:pictures -- passage-home.png …`: replaces the demo's pictures of the same names.
 * They are stored as lossless WebP, so that smaller versions are made from a flawless original. Then
 * writes the size, checksum and other properties of all pictures to pictures.json.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import { demoMediaFolder, placeOf } from "../api/demo/media.ts";
import { inspectPicture } from "../api/media/inspect/inspect-picture.ts";
import { checksumOf } from "../api/testing/checksum-of.ts";

const placeIn = (name: string) => join(demoMediaFolder, placeOf(`${name}.webp`));

for (const path of process.argv.slice(2)) {
  const bytes = await sharp(path).webp({ lossless: true, effort: 6 }).toBuffer();
  await writeFile(placeIn(parse(path).name), bytes);
}

const list = join(demoMediaFolder, "pictures.json");
const known: Record<string, { altText: string }> = JSON.parse(await readFile(list, "utf8"));
const measured = Object.entries(known).map(async ([name, { altText }]) => {
  const bytes = await readFile(placeIn(name));
  const facts = await inspectPicture(bytes);
  return [name, { altText, ...facts, byteSize: bytes.length, checksum: checksumOf(bytes) }];
});
const pictures = Object.fromEntries(await Promise.all(measured));
await writeFile(list, `${JSON.stringify(pictures, null, 2)}\n`);
