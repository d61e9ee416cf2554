import { fileTypeFromBuffer } from "file-type";
import type { MediaKind } from "../database/__generated__/prisma/client.ts";
import { findRoot } from "./read-markup.ts";

/** A type that is accepted: what it is served as, and the ending of its address. */
export type AcceptedType = { mediaType: string; extension: string; kind: MediaKind };

/** How many of the first bytes decide. */
export const decisiveBytes = 4_100;

const accepted: Record<string, AcceptedType> = {
  "image/jpeg": { mediaType: "image/jpeg", extension: "jpg", kind: "image" },
  "image/png": { mediaType: "image/png", extension: "png", kind: "image" },
  "image/apng": { mediaType: "image/png", extension: "png", kind: "image" },
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
  try {
    const found = await fileTypeFromBuffer(firstBytes);
    return (found && accepted[found.mime]) ?? null;
  } catch {
    return null; // bytes that end in the middle of a header
  }
}

function isDrawing(text: string): boolean {
  try {
    const root = findRoot(text);
    return /^<svg[\s>/]/i.test(text.slice(root, root + 5));
  } catch {
    return false; // a comment, say, that does not end
  }
}
