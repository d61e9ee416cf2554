import { readFile, writeFile } from "node:fs/promises";
import { hasUnreadFrames } from "../inspect/animation.ts";
import type { AcceptedType } from "../inspect/detect-media-type.ts";
import { openInColour, openPicture } from "../inspect/open-picture.ts";
import { animatedWithMetadata, undecodable } from "../media-fault.ts";
import { stripGif, stripJpeg, stripPng, stripWebp } from "./strip-pictures.ts";
import { stripSvg } from "./strip-svg.ts";
import { blankMetadata } from "./strip-video.ts";

const strippers: Record<string, typeof stripJpeg> = {
  jpg: stripJpeg,
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/**
 * Removes metadata of cameras and programs from a file, such as location, device and author, and data that
 * was appended to a picture. Preserves pixels, colour profile and orientation; only an AVIF with metadata is
 * encoded again.
 * @throws {MediaFault} for a malformed drawing or video, and for an animated AVIF with metadata
 */
export async function stripMetadata(
  path: string,
  { extension, kind }: AcceptedType,
): Promise<void> {
  if (kind === "video") return blankMetadata(path, extension);
  if (extension === "gif") return rewrite(path, async (bytes) => stripGif(bytes));
  if (extension === "svg") return rewrite(path, stripDrawing);
  const { hasMetadata, orientation } = await readMetadata(path);
  if (extension === "avif") {
    if (!hasMetadata) return blankMetadata(path, extension);
    if (await hasUnreadFrames(path)) throw animatedWithMetadata();
    // The metadata of an AVIF is part of its index and cannot be cut out, so the file is encoded again.
    const picture = await openInColour(path);
    await writeFile(path, await picture.avif({ quality: 90 }).toBuffer());
    return;
  }
  // Pictures without metadata are stripped, too, because some cameras append data to a picture, such as a
  // video.
  const strip = strippers[extension];
  if (strip) await rewrite(path, async (bytes) => strip(bytes, orientation));
}

async function rewrite(path: string, strip: (bytes: Buffer) => Promise<Buffer>): Promise<void> {
  const bytes = await readFile(path);
  const stripped = await strip(bytes);
  if (!stripped.equals(bytes)) await writeFile(path, stripped);
}

async function readMetadata(source: string | Buffer) {
  const metadata = await openPicture(source).metadata();
  const { exif, xmp, iptc, comments, orientation = 1 } = metadata;
  return { hasMetadata: Boolean(exif || xmp || iptc || comments), orientation };
}

async function stripDrawing(bytes: Buffer): Promise<Buffer> {
  try {
    return Buffer.from(await stripSvg(bytes.toString("latin1"), stripEmbedded), "latin1");
  } catch {
    throw undecodable();
  }
}

/** Matches character references for tabs and line ends, which some programs write in attributes. */
const writtenSpace = /&#(?:x0*[9ad]|0*(?:9|10|13));/gi;

/** Removes the metadata of an embedded picture. @param address its data: URL, in base64 */
async function stripEmbedded(address: string): Promise<string> {
  const comma = address.indexOf(",");
  const [, extension = ""] = /^data:image\/(\w+)/i.exec(address.slice(0, comma)) ?? [];
  const strip = strippers[extension.toLowerCase()];
  const bytes = Buffer.from(address.slice(comma + 1).replace(writtenSpace, ""), "base64");
  // A picture that cannot be read is left unchanged, because browsers do not show it either.
  const metadata = await readMetadata(bytes).catch(() => null);
  if (!strip || !metadata?.hasMetadata) return address;
  const stripped = strip(bytes, metadata.orientation);
  return `${address.slice(0, comma + 1)}${stripped.toString("base64")}`;
}
