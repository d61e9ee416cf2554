/** A tiny MP4 without frames: an index with a video track of 320 × 180 pixels, and `padding` bytes. */
export function video(padding = 0): Buffer {
  return videoWith(Buffer.alloc(0), padding);
}

/** A tiny MP4 like that of `video`, with further boxes in its index, such as metadata. */
export function videoWith(more: Buffer, padding = 0): Buffer {
  const content = Buffer.from(Array.from({ length: padding }, (_, index) => (index * 7) % 256));
  return videoOf([], { more, content });
}

type VideoParts = {
  /** Further boxes in the index, beside the tracks. */
  more?: Buffer;
  content?: Buffer;
  /** The codec in four letters, such as avc1. */
  codec?: string;
  /** Boxes behind the codec's fields, such as avcC. */
  configuration?: Buffer | undefined;
  brand?: string;
};

/** A tiny MP4 with a video track and the given further tracks. */
export function videoOf(tracks: Buffer[], parts: VideoParts = {}): Buffer {
  const { more = Buffer.alloc(0), content = Buffer.alloc(0), brand = "isom" } = parts;
  const { codec, configuration } = parts;
  const movieHead = Buffer.alloc(100);
  movieHead.writeUInt32BE(1_000, 12);
  movieHead.writeUInt32BE(2_500, 16);
  return Buffer.concat([
    box("ftyp", Buffer.from(`${brand}\0\0\x02\0isommp41`, "latin1")),
    box("mdat", content),
    box("moov", box("mvhd", movieHead), track("vide", { codec, configuration }), ...tracks, more),
  ]);
}

type TrackParts = {
  id?: number;
  /** The name of the track's handler. */
  name?: string;
  /** Further boxes in the track. `inMedia` are further boxes in its media. */
  more?: Buffer;
  inMedia?: Buffer;
  codec?: string | undefined;
  configuration?: Buffer | undefined;
  /** For each chunk of the track's content, its position in the file and the sizes of its samples. */
  chunks?: [start: number, samples: number[]][];
};

/** A track of 320 × 180 pixels. @param handler the kind of the track in four letters, such as "vide" */
export function track(handler: string, parts: TrackParts = {}): Buffer {
  const { id = 1, more = Buffer.alloc(0), inMedia = Buffer.alloc(0), chunks = [] } = parts;
  const { codec, configuration = Buffer.alloc(0), name = "" } = parts;
  const head = Buffer.alloc(84);
  head.writeUInt32BE(id, 12);
  head.writeUInt32BE(0x10000, 40);
  head.writeUInt16BE(320, 76);
  head.writeUInt16BE(180, 80);
  const handlerBox = Buffer.alloc(25 + name.length);
  handlerBox.write(name, 24, "latin1");
  handlerBox.write(handler, 8, "latin1");
  const tables: Buffer[] = [];
  if (codec) tables.push(box("stsd", words(0, 1), box(codec, Buffer.alloc(78), configuration)));
  if (chunks.length > 0) {
    const sizes = chunks.flatMap(([, samples]) => samples);
    const runs = chunks.flatMap(([, samples], index) => [index + 1, samples.length, 1]);
    tables.push(
      box("stsc", words(0, chunks.length, ...runs)),
      box("stsz", words(0, 0, sizes.length, ...sizes)),
      box("stco", words(0, chunks.length, ...chunks.map(([start]) => start))),
    );
  }
  const samples = tables.length > 0 ? box("minf", box("stbl", ...tables)) : Buffer.alloc(0);
  const media = box("mdia", box("hdlr", handlerBox), samples, inMedia);
  return box("trak", box("tkhd", head), media, more);
}

type FragmentPart = {
  id: number;
  sizes: number[];
  /**
   * Where the sizes of samples are: "each its size" for each sample, "one size for all" in the head
   * of the fragment, or else in the defaults of the track.
   */
  how?: string;
  data: Buffer;
};

/** A fragment: the index of its tracks, and their content. */
export function fragmentOf(parts: FragmentPart[]): Buffer {
  const indexOf = (start: number) => {
    let at = start;
    const tracks = parts.map(({ id, sizes, how = "each its size", data }) => {
      const isEach = how === "each its size";
      const isOne = how === "one size for all";
      const head = box(
        "tfhd",
        words(isOne ? 0x20010 : 0x20000, id, ...(isOne ? [sizes[0] ?? 0] : [])),
      );
      const rows = isEach ? sizes.flatMap((size) => [40, size]) : [];
      const run = box("trun", words(isEach ? 0x301 : 0x1, sizes.length, at, ...rows));
      at += data.length;
      return box("traf", head, run);
    });
    return box("moof", ...tracks);
  };
  // The content begins after the index and the 8 bytes of the head of the content's box.
  const index = indexOf(indexOf(0).length + 8);
  return Buffer.concat([index, box("mdat", ...parts.map(({ data }) => data))]);
}

export function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4);
  return bytes;
}

/** A box of an MP4: length, type, content. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}
