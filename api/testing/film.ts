/** A tiny MP4 without pictures: an index with one picture track of 320 × 180, and empty space. */
export function film(padding = 0): Buffer {
  return filmWith(Buffer.alloc(0), padding);
}

/** The same with something more in its index, such as notes. */
export function filmWith(extra: Buffer, padding = 0): Buffer {
  const movieHead = Buffer.alloc(100);
  movieHead.writeUInt32BE(1_000, 12);
  movieHead.writeUInt32BE(2_500, 16);
  const trackHead = Buffer.alloc(84);
  trackHead.writeUInt32BE(0x10000, 40);
  trackHead.writeUInt16BE(320, 76);
  trackHead.writeUInt16BE(180, 80);
  const handler = Buffer.alloc(25);
  handler.write("vide", 8, "latin1");
  const track = box("trak", box("tkhd", trackHead), box("mdia", box("hdlr", handler)));
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\x02\0isommp41", "latin1")),
    box("mdat", Buffer.from(Array.from({ length: padding }, (_, index) => (index * 7) % 256))),
    box("moov", box("mvhd", movieHead), track, extra),
  ]);
}

/** A box as MP4 consists of them: its length, its type, what is in it. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}
