import { readFile, writeFile } from "node:fs/promises";
import { type AcceptedType, jpegType, pngType } from "../inspect/detect-media-type.ts";
import { pictureFault } from "../inspect/inspect-file.ts";
import { openPicture } from "../inspect/open-picture.ts";
import { heicRefused, undecodable } from "../media-fault.ts";

/** Pictures that few browsers show; each is stored in a format that all show. */
const converted = new Set(["tiff", "heic", "ico"]);

/**
 * Rewrites a picture that few browsers show as JPEG, or as PNG where parts of it are see-through. Any
 * other file stays as it is.
 * @returns what the file is now
 * @throws {MediaFault} where it cannot be decoded, as HEIC in the encoding of iPhones
 */
export async function convertPicture(path: string, type: AcceptedType): Promise<AcceptedType> {
  if (!converted.has(type.extension)) return type;
  try {
    return await (type.extension === "ico" ? convertIcon(path) : convert(path));
  } catch (error) {
    const fault = pictureFault(error);
    // Most are encoded as HEVC, for which sharp comes without a decoder: it needs a licence.
    throw type.extension === "heic" && fault.statusCode === 415 ? heicRefused() : fault;
  }
}

/** The largest picture of an icon file. Its pictures are PNGs, or bitmaps that sharp does not read. */
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
