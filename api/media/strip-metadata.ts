import { open, readFile, writeFile } from "node:fs/promises";
import { withByteSource } from "./byte-source.ts";
import type { AcceptedType } from "./detect-media-type.ts";
import { boxesIn, findIndex } from "./inspect-mp4.ts";
import { openPicture } from "./open-picture.ts";
import { stripPng, stripWebp } from "./strip-chunks.ts";
import { stripJpeg } from "./strip-jpeg.ts";

/**
 * Takes out of a file what cameras and programs write beside the picture: place, time, device, author.
 * Pixels, colour profile and the way up stay as they were; a file without such notes is not touched.
 */
export async function stripMetadata(path: string, { extension }: AcceptedType): Promise<void> {
  if (extension === "mp4" || extension === "mov") return blankFilmNotes(path);
  if (!["jpg", "png", "webp", "avif"].includes(extension)) return;
  const picture = openPicture(path);
  const { exif, xmp, iptc, comments, orientation = 1 } = await picture.metadata();
  if (!exif && !xmp && !iptc && !comments) return;
  if (extension === "avif") {
    // The notes of AVIF are interwoven with its index, so it is written anew.
    await writeFile(path, await picture.keepIccProfile().avif({ quality: 90 }).toBuffer());
    return;
  }
  const bytes = await readFile(path);
  const strip = { jpg: stripJpeg, png: stripPng, webp: stripWebp }[extension];
  if (strip) await writeFile(path, strip(bytes, orientation));
}

/** Notes of a film are made empty space in place, because its index counts bytes. */
async function blankFilmNotes(path: string): Promise<void> {
  const notes = await withByteSource(path, async (source) => {
    const index = await findIndex(source);
    if (!index) return [];
    const bytes = await source.read(index.start, index.end - index.start);
    const parts = boxesIn(bytes);
    const inTracks = parts
      .filter(({ type }) => type === "trak")
      .flatMap((track) => boxesIn(bytes, track));
    return [...parts, ...inTracks]
      .filter(({ type }) => type === "udta" || type === "meta")
      .map((box) => ({
        typeAt: index.start + box.start - 4,
        start: index.start + box.start,
        length: box.end - box.start,
        isShort: box.start - box.position === 8,
      }));
  });
  if (notes.length === 0) return;
  const handle = await open(path, "r+");
  try {
    for (const { typeAt, start, length, isShort } of notes) {
      if (isShort) await handle.write(Buffer.from("free"), 0, 4, typeAt);
      await handle.write(Buffer.alloc(length), 0, length, start);
    }
  } finally {
    await handle.close();
  }
}
