import { readFile, writeFile } from "node:fs/promises";
import type { AcceptedType } from "./detect-media-type.ts";
import { openPicture } from "./open-picture.ts";
import { stripPng, stripWebp } from "./strip-chunks.ts";
import { blankFilmNotes } from "./strip-film.ts";
import { stripGif } from "./strip-gif.ts";
import { stripJpeg } from "./strip-jpeg.ts";

/**
 * Takes out of a file what cameras and programs write beside the picture: place, time, device, author.
 * Pixels, colour profile and the way up stay as they were; a file without such notes is not touched.
 */
export async function stripMetadata(
  path: string,
  { extension, kind }: AcceptedType,
): Promise<void> {
  if (kind === "video") return blankFilmNotes(path, extension);
  if (extension === "gif") {
    const bytes = await readFile(path);
    const stripped = stripGif(bytes);
    if (stripped.length < bytes.length) await writeFile(path, stripped);
    return;
  }
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
