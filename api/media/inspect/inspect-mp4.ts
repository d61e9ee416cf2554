import type { ByteSource } from "../storage/byte-source.ts";
import { plausibleVideo, type VideoFacts } from "./video-facts.ts";

/**
 * A box (a part) of an MP4 or MOV file, from `position` to `end`. Its content is from `start` to
 * `end`.
 */
export type Box = { type: string; position: number; start: number; end: number };

/**
 * The maximum size of an index (`moov`) that is read, in bytes. The index of a day of video is
 * smaller.
 */
export const longestIndex = 64 * 1024 * 1024;

/**
 * Reads the size, duration and encoding of an MP4 or MOV file. Null for a file without a video track, with an
 * impossible size, or with an index that is too large.
 */
export async function inspectMp4(source: ByteSource): Promise<VideoFacts | null> {
  const index = await findIndex(source);
  if (!index || index.end - index.position > longestIndex) return null;
  const bytes = await source.read(index.start, index.end - index.start);
  const parts = boxesIn(bytes);
  const tracks = parts.filter(({ type }) => type === "trak").map((box) => boxesIn(bytes, box));
  const picture = tracks.find((track) => handlerOf(bytes, track)?.kind === "vide");
  const head = picture?.find(({ type }) => type === "tkhd");
  if (!head) return null;
  const size = trackSize(bytes.subarray(head.start, head.end));
  const movie = parts.find(({ type }) => type === "mvhd");
  return (
    size &&
    plausibleVideo({
      ...size,
      ...encodingOf(bytes, picture),
      durationSeconds: movie ? duration(bytes.subarray(movie.start, movie.end)) : null,
    })
  );
}

/** The index: the `moov` box, which lists the tracks and may be anywhere in the file. */
async function findIndex(source: ByteSource): Promise<Box | null> {
  for await (const box of topBoxes(source)) {
    if (box.type === "moov") return box;
  }
  return null;
}

/** The maximum number of top-level boxes that are read. An hour of fragmented video has fewer. */
export const maxBoxes = 10_000;

/** The top-level boxes of a file. A box that exceeds the file ends the list. */
export async function* topBoxes(source: ByteSource): AsyncGenerator<Box> {
  let position = 0;
  for (let count = 0; count < maxBoxes && position + 8 <= source.size; count++) {
    const box = readBox(await source.read(position, 16), 0, position, source.size);
    if (!box || box.end > source.size) return;
    yield box;
    position = box.end;
  }
}

/** The boxes directly inside a range of bytes. A box that exceeds the range ends the list. */
export function boxesIn(bytes: Buffer, { start, end } = { start: 0, end: bytes.length }): Box[] {
  const boxes: Box[] = [];
  let position = start;
  while (position + 8 <= end) {
    const box = readBox(bytes, position, position, end);
    if (!box || box.end > end) break;
    boxes.push(box);
    position = box.end;
  }
  return boxes;
}

function readBox(bytes: Buffer, offset: number, position: number, limit: number): Box | null {
  if (bytes.length < offset + 8) return null;
  const short = bytes.readUInt32BE(offset);
  const type = bytes.toString("latin1", offset + 4, offset + 8);
  if (short === 1 && bytes.length < offset + 16) return null;
  const header = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(bytes.readBigUInt64BE(offset + 8)) : short || limit - position;
  if (size < header) return null;
  return { type, position, start: position + header, end: position + size };
}

/**
 * The handler of a track: its kind, such as `vide` for video, and the name that the camera or program gave it.
 * Undefined for a track without a handler.
 */
export function handlerOf(bytes: Buffer, track: Box[]): { kind: string; name: string } | undefined {
  const media = track.find(({ type }) => type === "mdia");
  const handler = media && boxesIn(bytes, media).find(({ type }) => type === "hdlr");
  if (!handler) return undefined;
  const text = bytes.toString("latin1", handler.start, handler.end);
  return { kind: text.slice(8, 12), name: text.slice(24) };
}

/** The length of a video's sample description before the boxes inside it, in bytes. */
const sampleHead = 86;

/** Codec and pixel format in the track's first sample description. */
function encodingOf(bytes: Buffer, track: Box[] = []): Pick<VideoFacts, "codec" | "pixelFormat"> {
  const descriptions = ["mdia", "minf", "stbl", "stsd"].reduce<Box[] | Box | undefined>(
    (boxes, type) => {
      const box = Array.isArray(boxes) ? boxes.find((each) => each.type === type) : undefined;
      return box && type !== "stsd" ? boxesIn(bytes, box) : box;
    },
    track,
  );
  if (!descriptions || Array.isArray(descriptions)) return { codec: null };
  // Version, flags and the number of entries precede the first entry.
  const first = descriptions.start + 8;
  const name = bytes.toString("latin1", first + 4, first + 8);
  if (first + 8 > descriptions.end || !/^[\x20-\x7e]{4}$/.test(name)) return { codec: null };
  const end = Math.min(descriptions.end, first + bytes.readUInt32BE(first));
  const formats = boxesIn(bytes, { start: first + sampleHead, end }).map((box) =>
    readPixelFormat(box.type, bytes.subarray(box.start, box.end)),
  );
  return { codec: name.trim(), pixelFormat: formats.find((format) => format !== null) ?? null };
}

/** The displayed width and height: a quarter turn in the track's matrix swaps them. */
function trackSize(head: Buffer): { width: number; height: number } | null {
  const matrix = head[0] === 1 ? 52 : 40;
  if (head.length < matrix + 44) return null;
  const [width, height] = [head.readUInt16BE(matrix + 36), head.readUInt16BE(matrix + 40)];
  const isTurned = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

function duration(head: Buffer): number | null {
  const isLong = head[0] === 1;
  if (head.length < (isLong ? 32 : 20)) return null;
  const unitsPerSecond = head.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  return unitsPerSecond > 0 ? units / unitsPerSecond : null;
}

const chromas = ["4:0:0", "4:2:0", "4:2:2", "4:4:4"];

/**
 * The pixel format, such as "4:2:2, 10 bits", from the decoder configuration of HEVC or H.264. Null
 * for other boxes, and where the configuration does not contain it.
 */
function readPixelFormat(type: string, configuration: Buffer): string | null {
  if (type === "hvcC") {
    if (configuration.length < 18) return null;
    return describe((configuration[16] ?? 0) & 3, ((configuration[17] ?? 0) & 7) + 8);
  }
  // Eight bytes precede the first sequence parameter set. The last three are the number of sets and the
  // length of the first set.
  return type === "avcC" ? readSequence(configuration.subarray(8)) : null;
}

/**
 * The profiles of H.264 whose parameters contain a pixel format. All other profiles have 4:2:0 with
 * 8 bits.
 */
const highProfiles = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

/** Reads the pixel format of H.264. @param set a sequence parameter set (ITU-T H.264, 7.3.2.1.1) */
function readSequence(set: Buffer): string | null {
  const profile = set[1];
  if (profile === undefined || ((set[0] ?? 0) & 31) !== 7) return null;
  if (!highProfiles.has(profile)) return describe(1, 8);
  let at = 4 * 8;
  const bit = () => {
    const value = ((set[at >> 3] ?? 0x80) >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  };
  const number = () => {
    let zeros = 0;
    while (bit() === 0) zeros += 1;
    let value = 1;
    for (let n = 0; n < zeros; n++) value = value * 2 + bit();
    return value - 1;
  };
  number(); // the id of the set
  const chroma = number();
  if (chroma === 3) bit();
  return describe(chroma, number() + 8);
}

function describe(chroma: number, bits: number): string | null {
  const name = chromas[chroma];
  return name && bits <= 16 ? `${name}, ${bits} bits` : null;
}
