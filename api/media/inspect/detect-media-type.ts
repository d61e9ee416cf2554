import type { MediaKind } from "../../database/__generated__/prisma/client.ts";
import { findRoot } from "./read-markup.ts";

/** A type that is accepted: what it is served as, and the ending of its address. */
export type AcceptedType = { mediaType: string; extension: string; kind: MediaKind };

/** How many of the first bytes decide. */
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

/** The accepted type that a file's first bytes show. Null where they show none. */
export async function detectMediaType(firstBytes: Uint8Array): Promise<AcceptedType | null> {
  if (isDrawing(Buffer.from(firstBytes).toString("utf8"))) return drawing;
  // Loaded when the first file is sent: no start waits for it.
  const { fileTypeFromBuffer } = await import("file-type");
  // It fails on bytes that end in the middle of a header.
  const found = await fileTypeFromBuffer(firstBytes).catch(() => undefined);
  if (found) return accepted[found.mime] ?? null;
  return isTiff(firstBytes) ? tiffType : null;
}

/** The directory of a TIFF, by which it is told from camera formats, mostly stands at its end. */
function isTiff(firstBytes: Uint8Array): boolean {
  const mark = Buffer.from(firstBytes.subarray(0, 4)).toString("latin1");
  return mark === "II*\0" || mark === "MM\0*";
}

function isDrawing(text: string): boolean {
  try {
    const root = findRoot(text);
    return /^<svg[\s>/]/i.test(text.slice(root, root + 5));
  } catch {
    return false; // a comment, say, that does not end
  }
}
