import { type ByteSource, withByteSource } from "../storage/byte-source.ts";
import { isAvifSequence } from "./open-picture.ts";

const pngMark = "\x89PNG\r\n\x1a\n";

/** Whether a picture is an animated PNG or AVIF, of which sharp decodes only the first frame. */
export function hasUnreadFrames(path: string): Promise<boolean> {
  return withByteSource(path, async (source) => {
    const head = await source.read(0, 12);
    if (head.toString("latin1", 0, 8) === pngMark) return hasPngFrames(source);
    return isAvifSequence(head);
  });
}

/**
 * Whether a PNG has several frames. The chunk `acTL`, which announces frames, precedes the first
 * pixels.
 */
async function hasPngFrames(source: ByteSource): Promise<boolean> {
  let position = 8;
  while (position + 12 <= source.size) {
    const chunk = await source.read(position, 12);
    const type = chunk.toString("latin1", 4, 8);
    if (type === "acTL") return chunk.readUInt32BE(8) > 1;
    if (type === "IDAT") return false;
    position += 12 + chunk.readUInt32BE(0);
  }
  return false;
}
