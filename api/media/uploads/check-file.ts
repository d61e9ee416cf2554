import { readFile, writeFile } from "node:fs/promises";
import { hasUnreadFrames } from "../inspect/animation.ts";
import { type AcceptedType, jpegType, pngType } from "../inspect/detect-media-type.ts";
import { inspectFile, pictureFault } from "../inspect/inspect-file.ts";
import { oneByOne, openInColour, openPicture } from "../inspect/open-picture.ts";
import { readDescription } from "../inspect/read-description.ts";
import { heicRefused, undecodable } from "../media-fault.ts";
import { stripMetadata } from "../strip/strip-metadata.ts";
import type { ReceivedFile } from "./receive-file.ts";

/**
 * The result of a check: the type of the file, which the check may have converted, and its facts.
 */
export type CheckedFile = Awaited<ReturnType<typeof checkFile>>;

/**
 * Checks a received file. Converts it in place where few browsers show its type, and removes its
 * metadata.
 * @throws {MediaFault} where the file cannot be decoded
 */
export function checkFile({ path, type: receivedType }: ReceivedFile) {
  return oneByOne(async () => {
    const offeredDescription = receivedType.kind === "image" ? await readDescription(path) : "";
    const type = await convertPicture(path, receivedType);
    const facts = await inspectFile(path, type);
    await stripMetadata(path, type);
    const isAnimated = "isAnimated" in facts && (facts.isAnimated || (await hasUnreadFrames(path)));
    return { type, facts: { ...facts, offeredDescription, isAnimated } };
  });
}

/** The file extensions of types that few browsers show. Such files are converted to JPEG or PNG. */
const converted = new Set(["tiff", "heic", "ico"]);

/**
 * Converts a picture that few browsers show to JPEG, or to PNG where it may have transparent parts.
 * Does not change other files.
 * @returns the type of the file afterwards
 * @throws {MediaFault} where the picture cannot be decoded, such as the HEIC pictures of iPhones
 */
async function convertPicture(path: string, type: AcceptedType): Promise<AcceptedType> {
  if (!converted.has(type.extension)) return type;
  const convert = type.extension === "ico" ? convertIcon : convertStill;
  const made = await convert(path).catch((error: unknown) => {
    const fault = pictureFault(error);
    // Most HEIC pictures contain HEVC, for which sharp has no decoder for reasons of licence.
    throw type.extension === "heic" && fault.statusCode === 415 ? heicRefused() : fault;
  });
  await writeFile(path, made.bytes);
  return made.type;
}

type Converted = { bytes: Buffer; type: AcceptedType };

/**
 * Extracts the largest picture of an ICO file, which sharp does not read, and converts it to PNG.
 */
async function convertIcon(path: string): Promise<Converted> {
  const { default: decodeIcon } = await import("decode-ico");
  const pictures = decodeIcon(await readFile(path));
  const [largest] = pictures.toSorted((one, other) => other.width - one.width);
  if (!largest) throw undecodable();
  const { width, height, data, type } = largest;
  const picture =
    type === "png"
      ? openPicture(data)
      : openPicture(new Uint8Array(data), { raw: { width, height, channels: 4 } });
  return { bytes: await picture.png().toBuffer(), type: pngType };
}

async function convertStill(path: string): Promise<Converted> {
  const picture = await openInColour(path);
  const { hasAlpha } = await picture.metadata();
  const output = hasAlpha
    ? picture.png()
    : picture.jpeg({ quality: 95, chromaSubsampling: "4:4:4", mozjpeg: true });
  return { bytes: await output.toBuffer(), type: hasAlpha ? pngType : jpegType };
}
