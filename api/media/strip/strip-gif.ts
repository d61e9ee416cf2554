/** Applications whose metadata decides how a GIF looks: how often it repeats, and its colour profile. */
const lookNames = new Set(["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]);

/** A GIF without comments, XMP and what other programs wrote into it, and without what follows it. */
export function stripGif(bytes: Buffer): Buffer {
  const first = 13 + colourTableLength(bytes[10]);
  const parts: Buffer[] = [bytes.subarray(0, first)];
  let position = first;
  while (position < bytes.length) {
    const start = position;
    const introducer = bytes[position];
    if (introducer === 0x3b) return Buffer.concat([...parts, bytes.subarray(start, start + 1)]);
    if (introducer === 0x2c) {
      position = endOfBlocks(bytes, start + 11 + colourTableLength(bytes[start + 9]));
    } else if (introducer === 0x21) {
      position = endOfBlocks(bytes, start + 2);
    } else {
      break;
    }
    if (!isNote(bytes, start)) parts.push(bytes.subarray(start, position));
  }
  // It breaks off, which no decoder minds.
  return Buffer.concat([...parts, bytes.subarray(position)]);
}

function isNote(bytes: Buffer, start: number): boolean {
  if (bytes[start] !== 0x21) return false;
  const label = bytes[start + 1];
  if (label === 0xfe) return true;
  return label === 0xff && !lookNames.has(bytes.toString("latin1", start + 3, start + 14));
}

function colourTableLength(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Behind the blocks that begin here, each led by its length, up to the empty one. */
function endOfBlocks(bytes: Buffer, start: number): number {
  let position = start;
  while (position < bytes.length) {
    const length = bytes[position] ?? 0;
    position += length + 1;
    if (length === 0) break;
  }
  return Math.min(position, bytes.length);
}
