import { type Box, boxesIn } from "./inspect-mp4.ts";

/** A range of a file, from `start` to before `end`. */
export type Extent = { start: number; end: number };

/**
 * The ranges of a track's content in the file, chunk by chunk, from its sample tables.
 * @param track the boxes directly inside the track
 */
export function sampleExtents(bytes: Buffer, track: Box[]): Extent[] {
  const table = ["mdia", "minf", "stbl"].reduce<Box[]>((boxes, type) => {
    const box = boxes.find((candidate) => candidate.type === type);
    return box ? boxesIn(bytes, box) : [];
  }, track);
  const content = (type: string) => {
    const box = table.find((candidate) => candidate.type === type);
    return box ? bytes.subarray(box.start, box.end) : Buffer.alloc(0);
  };
  const offsets = readOffsets(content("stco"), content("co64"));
  const runs = readRows(content("stsc"), 8, 12, (at, rows) => ({
    firstChunk: rows.readUInt32BE(at),
    samples: rows.readUInt32BE(at + 4),
  }));
  const sizeOf = readSizes(content("stsz"));
  const extents: Extent[] = [];
  let sample = 0;
  let run = 0;
  for (const [index, start] of offsets.entries()) {
    while ((runs[run + 1]?.firstChunk ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1;
    const samples = runs[run]?.samples ?? 0;
    extents.push({ start, end: start + sizeOf(sample, samples) });
    sample += samples;
  }
  return extents;
}

function readOffsets(short: Buffer, long: Buffer): number[] {
  if (short.length > 0) return readRows(short, 8, 4, (at, rows) => rows.readUInt32BE(at));
  return readRows(long, 8, 8, (at, rows) => Number(rows.readBigUInt64BE(at)));
}

/**
 * The rows of a table: as many as the number before the first row declares, or fewer if the table
 * is shorter.
 */
function readRows<Row>(
  table: Buffer,
  start: number,
  length: number,
  read: (at: number, table: Buffer) => Row,
): Row[] {
  if (table.length < start) return [];
  const count = Math.min(
    table.readUInt32BE(start - 4),
    Math.floor((table.length - start) / length),
  );
  return Array.from({ length: count }, (_, index) => read(start + index * length, table));
}

/** Returns a function that adds up the sizes of `count` consecutive samples, in bytes. */
function readSizes(table: Buffer): (first: number, count: number) => number {
  if (table.length < 12) return () => 0;
  const same = table.readUInt32BE(4);
  if (same > 0) return (_first, count) => same * count;
  const sizes = readRows(table, 12, 4, (at, rows) => rows.readUInt32BE(at));
  return (first, count) => {
    let sum = 0;
    const end = Math.min(first + count, sizes.length);
    for (let sample = first; sample < end; sample++) sum += sizes[sample] ?? 0;
    return sum;
  };
}
