import { type Box, boxesIn } from "./inspect-mp4.ts";
import type { Extent } from "./mp4-samples.ts";

/**
 * The part of a track in one fragment: its `traf` box, and the ranges of the file that contain its samples.
 */
export type FragmentTrack = { box: Box; id: number; extents: Extent[] };

/** Flags of the boxes tfhd and trun: most of them say that an optional field is present. */
const has = {
  baseOffset: 0x1,
  description: 0x2,
  duration: 0x8,
  size: 0x10,
  startsAtFragment: 0x20000,
  dataOffset: 0x1,
  firstFlags: 0x4,
  sampleSize: 0x200,
} as const;

/** Optional four-byte fields of each sample in a run: duration, size, flags, composition offset. */
const sampleFields = [0x100, 0x200, 0x400, 0x800] as const;

/** The default sample sizes in bytes, by the track's id. */
export function defaultSizes(bytes: Buffer, index: Extent): Map<number, number> {
  const extension = boxesIn(bytes, index).find(({ type }) => type === "mvex");
  const rows = extension ? boxesIn(bytes, extension).filter(({ type }) => type === "trex") : [];
  return new Map(
    rows
      .filter(({ start, end }) => start + 20 <= end)
      .map(({ start }) => [bytes.readUInt32BE(start + 4), bytes.readUInt32BE(start + 16)]),
  );
}

/**
 * The tracks of one fragment.
 * @param bytes the `moof` box
 * @param content the range of its content within `bytes`
 * @param position the position of the box in the file
 * @param sizes the default sample sizes, by the track's id
 */
export function fragmentTracks(
  bytes: Buffer,
  content: Extent,
  position: number,
  sizes: ReadonlyMap<number, number>,
): FragmentTrack[] {
  const tracks: FragmentTrack[] = [];
  let dataEnd = position;
  for (const box of boxesIn(bytes, content).filter(({ type }) => type === "traf")) {
    const parts = boxesIn(bytes, box);
    const head = parts.find(({ type }) => type === "tfhd");
    const track = head && readHead(bytes, head);
    if (!track) continue;
    const base = track.baseOffset ?? (track.startsAtFragment ? position : dataEnd);
    const size = track.size ?? sizes.get(track.id) ?? 0;
    const extents: Extent[] = [];
    dataEnd = base;
    for (const run of parts.filter(({ type }) => type === "trun")) {
      const extent = readRun(bytes, run, base, dataEnd, size);
      if (!extent) continue;
      extents.push(extent);
      dataEnd = extent.end;
    }
    tracks.push({ box, id: track.id, extents });
  }
  return tracks;
}

function readHead(bytes: Buffer, { start, end }: Box) {
  if (start + 8 > end) return undefined;
  const flags = bytes.readUInt32BE(start) & 0xffffff;
  let at = start + 8;
  const skip = (flag: number, length: number) => {
    const place = at;
    if ((flags & flag) === 0) return undefined;
    at += length;
    return at <= end ? place : undefined;
  };
  const baseAt = skip(has.baseOffset, 8);
  skip(has.description, 4);
  skip(has.duration, 4);
  const sizeAt = skip(has.size, 4);
  return {
    id: bytes.readUInt32BE(start + 4),
    baseOffset: baseAt === undefined ? undefined : Number(bytes.readBigUInt64BE(baseAt)),
    size: sizeAt === undefined ? undefined : bytes.readUInt32BE(sizeAt),
    startsAtFragment: (flags & has.startsAtFragment) !== 0,
  };
}

function readRun(bytes: Buffer, run: Box, base: number, next: number, size: number) {
  if (run.start + 8 > run.end) return undefined;
  const flags = bytes.readUInt32BE(run.start) & 0xffffff;
  const count = bytes.readUInt32BE(run.start + 4);
  let at = run.start + 8;
  let start = next;
  if (flags & has.dataOffset) {
    if (at + 4 > run.end) return undefined;
    start = base + bytes.readInt32BE(at);
    at += 4;
  }
  if (flags & has.firstFlags) at += 4;
  if ((flags & has.sampleSize) === 0) return { start, end: start + count * size };
  const length = sampleFields.filter((field) => flags & field).length * 4;
  // The size of a sample follows its duration, if the run contains durations.
  if (flags & sampleFields[0]) at += 4;
  let end = start;
  for (let sample = 0; sample < count && at + 4 <= run.end; sample += 1, at += length) {
    end += bytes.readUInt32BE(at);
  }
  return { start, end };
}
