import { undecodable } from "../media-fault.ts";
import type { ByteSource } from "../storage/byte-source.ts";
import { type Box, boxesIn, handlerOf, longestIndex, maxBoxes, topBoxes } from "./inspect-mp4.ts";
import { defaultSizes, fragmentTracks } from "./mp4-fragments.ts";
import { type Extent, sampleExtents } from "./mp4-samples.ts";

/** A range of a file to empty: `head` is written at `position`, followed by zeros up to `end`. */
export type Blank = { position: number; head: Buffer; end: number };

/** The ranges of a file that contain metadata. */
export type Metadata = {
  blanks: Blank[];
  /** The position at which appended data begins. The size of the file if no data is appended. */
  end: number;
};

/** The top-level boxes that videos and pictures need. Cameras and programs add other boxes. */
const videoBoxes = new Set([
  "ftyp",
  "styp",
  "moov",
  "moof",
  "mdat",
  "sidx",
  "ssix",
  "mfra",
  "pdin",
]);
const pictureBoxes = new Set([...videoBoxes, "meta", "idat"]);

/** Boxes of metadata, and boxes of unused space, which may still contain older metadata. */
const metadataBoxes = new Set(["udta", "meta", "uuid", "free", "skip"]);

/** Boxes that contain the times of recording and of the last change. */
const timedBoxes = new Set(["mvhd", "tkhd", "mdhd"]);

/** Boxes that contain only other boxes. */
const containers = new Set([
  "trak",
  "edts",
  "mdia",
  "minf",
  "dinf",
  "stbl",
  "mvex",
  "moof",
  "traf",
]);

/**
 * The handlers of tracks that are seen or heard. Other tracks contain locations, movements and times of
 * recording.
 */
const shownHandlers = new Set(["vide", "soun", "auxv", "text", "sbtl", "subt", "clcp", "pict"]);

/** The name of the subtitles in which DJI's drones write where they fly. */
const flightTrack = "DJI.Subtitle";

/**
 * Finds the metadata of an MP4 or MOV video, including tracks that are neither seen nor heard.
 * @throws {MediaFault} where its index is too large to be read
 */
export function findVideoMetadata(source: ByteSource): Promise<Metadata> {
  return findMetadata(source, videoBoxes);
}

/**
 * Finds the data that cameras and programs have added around an AVIF picture, and the metadata of
 * an AVIF sequence. Does not find the metadata of the picture itself, which is in its `meta` box
 * (see strip-metadata.ts).
 * @throws {MediaFault} as `findVideoMetadata` does
 */
export function findPictureMetadata(source: ByteSource): Promise<Metadata> {
  return findMetadata(source, pictureBoxes);
}

async function findMetadata(source: ByteSource, known: ReadonlySet<string>): Promise<Metadata> {
  const { boxes, end: fileEnd } = await readTop(source);
  const blanks = await blankUnknown(source, boxes, known);
  const extents: Extent[] = [];
  const hiddenIds = new Set<number | undefined>();
  let sizes = new Map<number, number>();
  for (const box of boxes.filter(({ type }) => type === "moov" || type === "moof")) {
    if (box.end - box.position > longestIndex) throw undecodable();
    const index = await source.read(box.position, box.end - box.position);
    const content = { start: box.start - box.position, end: index.length };
    const tracks = boxesIn(index, content)
      .filter(({ type }) => type === "trak")
      .map((track) => ({ track, parts: boxesIn(index, track) }));
    const hidden = tracks.filter(({ parts }) => !isShown(index, parts));
    if (box.type === "moov") sizes = defaultSizes(index, content);
    for (const { parts } of hidden) {
      hiddenIds.add(trackId(index, parts));
      for (const extent of sampleExtents(index, parts)) extents.push(extent);
    }
    const hiddenFragments = fragmentTracks(index, content, box.position, sizes).filter(({ id }) =>
      hiddenIds.has(id),
    );
    for (const fragment of hiddenFragments) {
      for (const extent of fragment.extents) extents.push(extent);
    }
    const unneeded = [
      ...findBoxes(index, content, metadataBoxes),
      ...hidden.map(({ track }) => track),
      ...hiddenFragments.map(({ box: fragment }) => fragment),
      ...tracks.flatMap(({ parts }) => referencesTo(index, parts, hiddenIds)),
    ];
    const times = findBoxes(index, content, timedBoxes)
      .map((each) => timesOf(index, each))
      .filter((bytes) => bytes.some((byte) => byte !== 0));
    if (unneeded.length === 0 && times.length === 0) continue;
    // The index is written as a whole, because very many boxes in it may have to be emptied.
    for (const each of unneeded) emptyBox(index, each);
    for (const bytes of times) bytes.fill(0);
    blanks.push({ position: box.position, head: index, end: box.end });
  }
  const media = boxes.filter(({ type }) => type === "mdat");
  for (const { start, end } of overlaps(merge(extents), media)) {
    blanks.push({ position: start, head: Buffer.alloc(0), end });
  }
  return { blanks, end: fileEnd };
}

/** The top-level boxes of a file, and the position at which appended data begins. */
async function readTop(source: ByteSource): Promise<{ boxes: Box[]; end: number }> {
  const boxes: Box[] = [];
  let hasIndex = false;
  for await (const box of topBoxes(source)) {
    // A second `ftyp` begins another file, which is appended to this one.
    if (box.type === "ftyp" && hasIndex) return { boxes, end: box.position };
    hasIndex ||= box.type === "moov" || box.type === "meta";
    boxes.push(box);
  }
  const end = boxes.at(-1)?.end ?? source.size;
  const next = (await source.read(end + 4, 4)).toString("latin1");
  // If a box is truncated, or the file has more boxes than are read, nothing is cut off as appended
  // data.
  return { boxes, end: videoBoxes.has(next) || boxes.length >= maxBoxes ? source.size : end };
}

async function blankUnknown(source: ByteSource, boxes: Box[], known: ReadonlySet<string>) {
  const blanks: Blank[] = [];
  for (const { type, position, start, end } of boxes) {
    if (known.has(type)) continue;
    const head = await source.read(position, start - position);
    head.write("free", 4, "latin1");
    blanks.push({ position, head, end });
  }
  return blanks;
}

/**
 * Finds all boxes of these types.
 * @param depth how many more levels are searched; a video has six levels
 */
function findBoxes(bytes: Buffer, range: Extent, types: ReadonlySet<string>, depth = 8): Box[] {
  return boxesIn(bytes, range).flatMap((box) => {
    if (types.has(box.type)) return [box];
    return depth > 0 && containers.has(box.type) ? findBoxes(bytes, box, types, depth - 1) : [];
  });
}

/**
 * The bytes of the times of creation and of the last change, which follow the version and flags.
 */
function timesOf(bytes: Buffer, { start, end }: Box): Buffer {
  return bytes.subarray(start + 4, Math.min(end, start + (bytes[start] === 1 ? 20 : 12)));
}

/**
 * Whether a track is seen or heard. True for a track without a handler, because its kind is
 * unknown.
 */
function isShown(bytes: Buffer, parts: Box[]): boolean {
  const handler = handlerOf(bytes, parts);
  if (!handler) return true;
  return shownHandlers.has(handler.kind) && !handler.name.includes(flightTrack);
}

function trackId(bytes: Buffer, parts: Box[]): number | undefined {
  const head = parts.find(({ type }) => type === "tkhd");
  const at = head && head.start + (bytes[head.start] === 1 ? 20 : 12);
  return at && at + 4 <= head.end ? bytes.readUInt32BE(at) : undefined;
}

/** The references of a track that lead only to removed tracks, as boxes. */
function referencesTo(bytes: Buffer, parts: Box[], hidden: Set<number | undefined>): Box[] {
  const references = parts.find(({ type }) => type === "tref");
  return (references ? boxesIn(bytes, references) : []).filter(({ start, end }) => {
    const ids = [];
    for (let at = start; at + 4 <= end; at += 4) ids.push(bytes.readUInt32BE(at));
    return ids.length > 0 && ids.every((id) => hidden.has(id));
  });
}

/** Merges overlapping ranges and sorts them. */
function merge(extents: Extent[]): Extent[] {
  const merged: Extent[] = [];
  for (const extent of extents.sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && extent.start <= last.end) last.end = Math.max(last.end, extent.end);
    else merged.push({ ...extent });
  }
  return merged;
}

/**
 * The parts of the ranges that are inside the boxes. The other parts are dropped, so that a wrong
 * index does not damage other boxes. Both lists are sorted.
 */
function overlaps(extents: Extent[], boxes: Box[]): Extent[] {
  const common: Extent[] = [];
  let at = 0;
  for (const box of boxes) {
    while (at > 0 && (extents[at - 1]?.end ?? 0) > box.start) at -= 1;
    for (let extent = extents[at]; extent && extent.start < box.end; extent = extents[++at]) {
      const start = Math.max(extent.start, box.start);
      const end = Math.min(extent.end, box.end);
      if (start < end) common.push({ start, end });
    }
  }
  return common;
}

function emptyBox(bytes: Buffer, { position, start, end }: Box): void {
  bytes.write("free", position + 4, "latin1");
  bytes.fill(0, start, end);
}
