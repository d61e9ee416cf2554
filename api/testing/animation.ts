import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { box, words } from "./video.ts";

type Frames = { width: number; height: number; count: number };
/** Returns the colour of a pixel, as an index of the colour table, from 0 to 127. */
type Draw = (x: number, y: number, frame: number) => number;

/**
 * A GIF that repeats for ever and shows each frame for 0.05 s. The pixels are hardly compressed, so
 * that the file is large.
 */
export function gifOf({ width, height, count }: Frames, draw: Draw): Buffer {
  const size = [width & 255, width >> 8, height & 255, height >> 8];
  const table = Array.from({ length: 128 }, (_, at) => [at * 2, (at * 53) & 255, 255 - at * 2]);
  const parts = [
    Buffer.from("GIF89a"),
    Buffer.from([...size, 0xf6, 0, 0, ...table.flat()]),
    Buffer.from("\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0", "latin1"),
  ];
  // Each LZW code has one byte: the clear code empties the decoder's table before codes become longer.
  const [clear, end, run] = [128, 129, 120];
  for (let frame = 0; frame < count; frame++) {
    parts.push(Buffer.from([0x21, 0xf9, 4, 4, 5, 0, 0, 0, 0x2c, 0, 0, 0, 0, ...size, 0, 7]));
    const codes = Buffer.alloc(Math.ceil(width * height * (1 + 1 / run)) + 1);
    let at = 0;
    for (let pixel = 0; pixel < width * height; pixel++) {
      if (pixel % run === 0) codes[at++] = clear;
      codes[at++] = draw(pixel % width, Math.floor(pixel / width), frame);
    }
    codes[at++] = end;
    for (let start = 0; start < at; start += 255) {
      const block = codes.subarray(start, Math.min(at, start + 255));
      parts.push(Buffer.from([block.length]), block);
    }
    parts.push(Buffer.from([0]));
  }
  return Buffer.concat([...parts, Buffer.from(";")]);
}

/** An animated PNG with two frames in grey, from black to white. */
export function animatedPng(width = 60, height = 40): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const pixels = (grey: number) =>
    deflateSync(Buffer.concat(Array(height).fill(Buffer.from([0, ...Array(width).fill(grey)]))));
  const number = (value: number) => Buffer.from([0, 0, 0, value]);
  const control = (place: number) =>
    Buffer.concat([number(place), size, Buffer.alloc(8), Buffer.from([0, 1, 0, 10, 0, 0])]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", Buffer.concat([size, Buffer.from([8, 0, 0, 0, 0])])),
    chunk("acTL", Buffer.concat([number(2), number(0)])),
    chunk("fcTL", control(0)),
    chunk("IDAT", pixels(0)),
    chunk("fcTL", control(1)),
    chunk("fdAT", Buffer.concat([number(2), pixels(255)])),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, sum]);
}

/** An AVIF sequence of two stills, with the first as its cover, as encoders write it. */
export async function animatedAvif(size = 64): Promise<Buffer> {
  const encode = (background: string) =>
    sharp({ create: { width: size, height: size, channels: 3, background } })
      .avif({ chromaSubsampling: "4:2:0" })
      .toBuffer();
  const [cover, second] = [await encode("#204060"), await encode("#e0a040")];
  cover.write("avis", 8, "latin1");
  const samples = [cover, second].map((file) => topBox(file, "mdat"));
  const secondStart = cover.length + 8;
  const starts = [cover.length - (samples[0]?.length ?? 0), secondStart];
  const configuration = boxAt(cover, cover.indexOf("av1C", 0, "latin1") - 4);
  return Buffer.concat([
    cover,
    box("mdat", samples[1] ?? Buffer.alloc(0)),
    sequenceIndex(size, samples, starts, configuration),
  ]);
}

function sequenceIndex(size: number, samples: Buffer[], starts: number[], codec: Buffer): Buffer {
  const movie = Buffer.alloc(100);
  movie.writeUInt32BE(1_000, 12);
  movie.writeUInt32BE(200, 16);
  const matrix = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
  matrix.copy(movie, 36);
  const head = Buffer.concat([words(3, 0, 0, 1, 0, 200), Buffer.alloc(16), matrix]);
  const entry = Buffer.alloc(78);
  entry.writeUInt16BE(1, 6);
  entry.writeUInt16BE(size, 24);
  entry.writeUInt16BE(size, 26);
  entry.writeUInt32BE(0x480000, 28);
  entry.writeUInt32BE(0x480000, 32);
  entry.writeUInt16BE(1, 40);
  entry.writeUInt16BE(24, 74);
  entry.writeUInt16BE(0xffff, 76);
  const handler = Buffer.alloc(25);
  handler.write("pict", 8, "latin1");
  const tables = box(
    "stbl",
    box("stsd", words(0, 1), box("av01", entry, codec)),
    box("stts", words(0, 1, 2, 100)),
    box("stsc", words(0, 1, 1, 1, 1)),
    box("stsz", words(0, 0, 2, ...samples.map(({ length }) => length))),
    box("stco", words(0, 2, ...starts)),
  );
  const data = box("dinf", box("dref", words(0, 1), box("url ", words(1))));
  const media = box(
    "mdia",
    box("mdhd", words(0, 0, 0, 1_000, 200, 0x55c40000)),
    box("hdlr", handler),
    box("minf", box("vmhd", words(1, 0, 0)), data, tables),
  );
  const track = box("trak", box("tkhd", head, words(size << 16, size << 16)), media);
  return box("moov", box("mvhd", movie), track);
}

function boxAt(bytes: Buffer, start: number): Buffer {
  return bytes.subarray(start, start + bytes.readUInt32BE(start));
}

/** The content of the first box of this type at the top level of a file. */
function topBox(bytes: Buffer, type: string): Buffer {
  let at = 0;
  while (bytes.toString("latin1", at + 4, at + 8) !== type) at += bytes.readUInt32BE(at);
  return boxAt(bytes, at).subarray(8);
}
