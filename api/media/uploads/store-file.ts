import { randomUUID } from "node:crypto";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { type AcceptedType, jpegType, pngType } from "../inspect/detect-media-type.ts";
import { checksumOfFile, inspectFile, pictureFault } from "../inspect/inspect-file.ts";
import { oneByOne, openPicture } from "../inspect/open-picture.ts";
import { heicRefused, undecodable } from "../media-fault.ts";
import type { Storage } from "../storage/storage.ts";
import { stripMetadata } from "../strip/strip-metadata.ts";
import type { ReceivedFile } from "./receive-file.ts";

/** The columns of a checked and stored file. */
export type StoredFile = Pick<
  MediaAsset,
  "path" | "kind" | "mediaType" | "byteSize" | "width" | "height" | "checksum"
> &
  Partial<
    Pick<
      MediaAsset,
      | "durationSeconds"
      | "codec"
      | "hasAlpha"
      | "isAnimated"
      | "placeholder"
      | "dominantColor"
      | "colors"
      | "tones"
    >
  >;

/**
 * Checks a received file, converts it where few browsers show it, removes its metadata, and moves it into
 * the storage under a new name.
 * The received file is always removed.
 * @throws {MediaFault} where it cannot be decoded
 */
export async function storeFile(
  { path, type: receivedType }: ReceivedFile,
  storage: Storage,
  folder: "objects" | "uploads",
): Promise<StoredFile> {
  try {
    const stored = await oneByOne(async () => {
      const type = await convertPicture(path, receivedType);
      const facts = await inspectFile(path, type);
      await stripMetadata(path, type);
      return {
        ...facts,
        path: `/${folder}/${randomUUID()}.${type.extension}`,
        kind: type.kind,
        mediaType: type.mediaType,
        byteSize: (await stat(path)).size,
        checksum: await checksumOfFile(path),
      };
    });
    await storage.adopt(stored.path.slice(1), path);
    return stored;
  } finally {
    await rm(path, { force: true });
  }
}

/** Types that few browsers show; they are converted to one that all show. */
const converted = new Set(["tiff", "heic", "ico"]);

/**
 * Converts a picture that few browsers show to JPEG, or to PNG where it has transparent parts. Others are
 * not changed.
 * @returns the type of the file now
 * @throws {MediaFault} where it cannot be decoded, as the HEIC of iPhones
 */
async function convertPicture(path: string, type: AcceptedType): Promise<AcceptedType> {
  if (!converted.has(type.extension)) return type;
  try {
    return await (type.extension === "ico" ? convertIcon(path) : convert(path));
  } catch (error) {
    const fault = pictureFault(error);
    // Most are HEVC, for which sharp has no decoder because of its licence.
    throw type.extension === "heic" && fault.statusCode === 415 ? heicRefused() : fault;
  }
}

/** Extracts the largest picture of an icon file: a PNG, or a bitmap, which sharp does not read. */
async function convertIcon(path: string): Promise<AcceptedType> {
  const { default: decodeIcon } = await import("decode-ico");
  const pictures = decodeIcon(await readFile(path));
  const [largest] = pictures.toSorted((one, other) => other.width - one.width);
  if (!largest) throw undecodable();
  const { width, height, data, type } = largest;
  const picture =
    type === "png"
      ? openPicture(data, { failOn: "error" })
      : openPicture(new Uint8Array(data), { raw: { width, height, channels: 4 } });
  await writeFile(path, await picture.png().toBuffer());
  return pngType;
}

async function convert(path: string): Promise<AcceptedType> {
  const picture = openPicture(path, { failOn: "error" });
  const { hasAlpha, space } = await picture.metadata();
  const upright = space === "cmyk" ? picture.withIccProfile("srgb") : picture.keepIccProfile();
  const output = hasAlpha
    ? upright.png()
    : upright.jpeg({ quality: 95, chromaSubsampling: "4:4:4", mozjpeg: true });
  await writeFile(path, await output.toBuffer());
  return hasAlpha ? pngType : jpegType;
}
