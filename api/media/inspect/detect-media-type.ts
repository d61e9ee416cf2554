import type { MediaKind } from "../../database/__generated__/prisma/client.ts";
import { type MediaFault, unsupportedType } from "../media-fault.ts";
import { findRoot } from "./read-markup.ts";

/** An accepted type of a file. The extension has no dot. */
export type AcceptedType = { mediaType: string; extension: string; kind: MediaKind };

/** How many bytes from the start of a file are needed to detect its type. */
export const decisiveBytes = 4_100;

export const jpegType: AcceptedType = { mediaType: "image/jpeg", extension: "jpg", kind: "image" };
export const pngType: AcceptedType = { mediaType: "image/png", extension: "png", kind: "image" };
const tiffType: AcceptedType = { mediaType: "image/tiff", extension: "tiff", kind: "image" };
const heicType: AcceptedType = { mediaType: "image/heic", extension: "heic", kind: "image" };

const icoType: AcceptedType = { mediaType: "image/x-icon", extension: "ico", kind: "image" };

const accepted: Record<string, AcceptedType> = {
  "image/jpeg": jpegType,
  "image/png": pngType,
  "image/apng": pngType,
  "image/tiff": tiffType,
  "image/heic": heicType,
  "image/heif": heicType,
  "image/heic-sequence": heicType,
  "image/heif-sequence": heicType,
  "image/x-icon": icoType,
  "image/webp": { mediaType: "image/webp", extension: "webp", kind: "image" },
  "image/avif": { mediaType: "image/avif", extension: "avif", kind: "image" },
  "image/gif": { mediaType: "image/gif", extension: "gif", kind: "image" },
  "video/mp4": { mediaType: "video/mp4", extension: "mp4", kind: "video" },
  "video/x-m4v": { mediaType: "video/mp4", extension: "mp4", kind: "video" },
  "video/webm": { mediaType: "video/webm", extension: "webm", kind: "video" },
  "video/quicktime": { mediaType: "video/quicktime", extension: "mov", kind: "video" },
  "video/vnd.avi": { mediaType: "video/x-msvideo", extension: "avi", kind: "video" },
};

const drawing: AcceptedType = { mediaType: "image/svg+xml", extension: "svg", kind: "image" };

/** The type of a file by its first bytes. Null where it is not accepted. */
export async function detectMediaType(firstBytes: Uint8Array): Promise<AcceptedType | null> {
  if (isDrawing(Buffer.from(firstBytes).toString("utf8"))) return drawing;
  const found = await recognise(firstBytes);
  if (found) return accepted[found.mime] ?? null;
  return isTiff(firstBytes) ? tiffType : null;
}

/** The fault of a file whose type is not accepted: its message names the format, where that is known. */
export async function refuseType(firstBytes: Uint8Array): Promise<MediaFault> {
  return unsupportedType((await recognise(firstBytes))?.ext.toUpperCase());
}

async function recognise(firstBytes: Uint8Array) {
  // Imported when the first file arrives, so that the import does not slow the start.
  const { fileTypeFromBuffer } = await import("file-type");
  // The library fails for bytes that end within a header.
  return fileTypeFromBuffer(firstBytes).catch(() => undefined);
}

/**
 * Whether a file is a TIFF, or in a camera format based on TIFF: both begin with the same bytes. Only the
 * directory of the file, which is mostly at its end, distinguishes them.
 */
function isTiff(firstBytes: Uint8Array): boolean {
  const mark = Buffer.from(firstBytes.subarray(0, 4)).toString("latin1");
  return mark === "II*\0" || mark === "MM\0*";
}

function isDrawing(text: string): boolean {
  try {
    const root = findRoot(text);
    return /^<svg[\s>/]/i.test(text.slice(root, root + 5));
  } catch {
    return false; // for example, an unclosed comment
  }
}
