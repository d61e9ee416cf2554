import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { stripFile } from "../../testing/strip-file.ts";
import { box, video, videoWith } from "../../testing/video.ts";
import { encodePicture } from "../derivatives/image-job.ts";
import { findVideoMetadata } from "../inspect/mp4-metadata.ts";
import { openInColour, openPicture } from "../inspect/open-picture.ts";

/**
 * A wide picture that has to be turned upright, with the metadata that cameras and programs write.
 */
function noted(): Sharp {
  const [width, height, channels] = [60, 30, 3] as const;
  // The pixels are the same in each run, because the loss by encoding AVIF again depends on them.
  const pixels = Uint8Array.from(
    { length: width * height * channels },
    (_, n) => (n * n * 7) % 240,
  );
  return sharp(pixels, { raw: { width, height, channels } })
    .withIccProfile("p3")
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ada Author</x:xmpmeta>')
    .withExif({
      IFD0: { Model: "Spy camera" },
      IFD3: { GPSLatitude: "48/1 51/1 30/1", GPSLatitudeRef: "N" },
    })
    .withMetadata({ orientation: 6 });
}

describe.each([
  ["JPEG", (picture: Sharp) => picture.jpeg(), true],
  ["PNG", (picture: Sharp) => picture.png(), true],
  ["WebP", (picture: Sharp) => picture.webp({ lossless: true }), true],
  ["AVIF", (picture: Sharp) => picture.avif({ effort: 0, lossless: true }), false],
] as const)("a %s", (_name, encode, isExact) => {
  let before: Buffer;
  let kept: Awaited<ReturnType<typeof stripFile>>;
  beforeAll(async () => {
    before = await encode(noted()).toBuffer();
    kept = await stripFile(before);
  });

  test("loses place, device and author", async () => {
    const noted = await sharp(before).metadata();
    expect(noted.exif?.includes("Spy camera")).toBe(true);
    expect(noted.exif?.length).toBeGreaterThan(100);
    const { exif, xmp } = await sharp(kept.left).metadata();
    expect(kept.left.includes("Spy camera")).toBe(false);
    expect(kept.left.includes("Ada Author")).toBe(false);
    expect(xmp).toBeUndefined();
    // Nothing but the orientation is left.
    expect(exif?.length ?? 0).toBeLessThan(64);
  });

  test("stays upright and keeps its colours", async () => {
    expect(kept.facts).toMatchObject({ width: 30, height: 60 });
    expect(kept.after).toMatchObject({ width: 30, height: 60 });
    const profile = async (bytes: Buffer) => (await sharp(bytes).metadata()).icc?.length;
    expect(await profile(kept.left)).toBe(await profile(before));
    const pixels = (bytes: Buffer) => openPicture(bytes).raw().toBuffer();
    const [one, other] = [await pixels(before), await pixels(kept.left)];
    if (isExact) expect(other.equals(one)).toBe(true);
    const mean = one.reduce((sum, value, n) => sum + Math.abs(value - (other[n] ?? 0)), 0);
    expect(mean / one.length).toBeLessThan(4);
  });

  test.each(["avif", "webp", "jpeg", "png"] as const)(
    "comes without metadata, upright and in its colours as %s",
    async (format) => {
      const made = await encodePicture(
        (await openInColour(kept.left)).resize({ width: 20 }),
        format,
        false,
        20,
      );
      const { exif, xmp, icc, width, height, orientation = 1 } = await sharp(made).metadata();
      expect({ exif, xmp, width, height, orientation }).toEqual({
        exif: undefined,
        xmp: undefined,
        width: 20,
        height: 40,
        orientation: 1,
      });
      expect(icc).toBeDefined();
    },
  );
});

test("a JPEG loses the thumbnails in its head", async () => {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#204060" } })
    .jpeg()
    .toBuffer();
  const thumbnails = [
    Buffer.from("\xff\xe0\0\x13JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01RGB", "latin1"),
    Buffer.from("\xff\xe0\0\x0dJFXX\0\x13\x01\x01RGB", "latin1"),
  ];
  const sample = Buffer.concat([plain.subarray(0, 2), ...thumbnails, plain.subarray(2)]);
  expect((await stripFile(sample)).left.equals(plain)).toBe(true);
});

test("an animated AVIF with metadata is refused, because it would become a still", async () => {
  const sequence = await noted().avif({ effort: 0 }).toBuffer();
  sequence.write("avis", 8, "latin1");
  await expect(stripFile(sequence)).rejects.toThrow("This animated AVIF has metadata");
});

test("a GIF loses comments and metadata of programs, and goes on moving", async () => {
  const frames = ["#ff0000", "#0000ff"].map((background) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ loop: 3, delay: [80, 90] })
    .toBuffer();
  const comment = Buffer.from("\x21\xfe\x0aAda Author\x00", "latin1");
  const program = Buffer.from("\x21\xff\x0bXMP DataXMP\x08GPS here\x00", "latin1");
  const trailer = moving.subarray(-1);
  const { left } = await stripFile(
    Buffer.concat([moving.subarray(0, -1), comment, program, trailer, Buffer.from("after it")]),
  );
  expect(left.equals(moving)).toBe(true);
  expect(await sharp(left, { animated: true }).metadata()).toMatchObject({ pages: 2, loop: 3 });
});

describe("a video", () => {
  test("loses the metadata in its index and beside it, and keeps its length and bytes", async () => {
    const xmp = Buffer.concat([
      Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex"),
      Buffer.from("Ada Author"),
    ]);
    const place = box("udta", box("\xa9xyz", Buffer.from("+48.85+002.35/")));
    const bytes = Buffer.concat([box("uuid", xmp), videoWith(place, 500).subarray(24)]);
    // The metadata follows the first box, because the type is detected by the first box.
    const sample = Buffer.concat([video(500).subarray(0, 24), bytes]);
    const { left, facts, after } = await stripFile(sample);
    expect(left).toHaveLength(sample.length);
    expect(left.includes("+48.85")).toBe(false);
    expect(left.includes("Ada Author")).toBe(false);
    expect(left.includes(Buffer.from([0, 7, 14, 21, 28, 35]))).toBe(true);
    expect(after).toEqual(facts);
  });

  test("loses the times of its recording", async () => {
    const sample = video(500);
    for (const type of ["mvhd", "tkhd", "mdhd"]) {
      const at = sample.indexOf(type) + 8;
      if (at >= 8) sample.writeUInt32BE(3_900_000_000, at);
    }
    expect(sample.equals(video(500))).toBe(false);
    expect((await stripFile(sample)).left.equals(video(500))).toBe(true);
  });

  test("with an index that is too large to be read is refused", async () => {
    const [whole, fragment] = [video(), Buffer.alloc(16)];
    fragment.writeUInt32BE(1);
    fragment.write("moof", 4);
    fragment.writeBigUInt64BE(BigInt(2 ** 31), 8);
    const bytes = Buffer.concat([whole, fragment]);
    const source = {
      size: whole.length + 2 ** 31,
      read: async (start: number, length: number) => bytes.subarray(start, start + length),
    };
    await expect(findVideoMetadata(source)).rejects.toThrow("This file is damaged or incomplete");
  });

  test("without metadata is not touched", async () => {
    expect((await stripFile(video(500))).left.equals(video(500))).toBe(true);
  });

  test("in WebM loses its tags, date and title", async () => {
    const webm = await readFile("web/ui/spinner/spinner.webm");
    const written = Buffer.from("LOCATION +48.85+002.35/");
    const tag = Buffer.concat([
      Buffer.from("1254c367", "hex"),
      Buffer.from([0x80 | written.length]),
      written,
    ]);
    const info = Buffer.concat([
      Buffer.from("1549a9669144618800112233445566777ba983", "hex"),
      Buffer.from("Ada"),
    ]);
    // The size of the segment is marked as unknown, as in a recording. The tags are its last
    // element.
    const sample = Buffer.concat([webm, info, tag]);
    const at = sample.indexOf(Buffer.from("18538067", "hex")) + 4;
    const sizeLength = Math.clz32(sample[at] ?? 0) - 23;
    sample.fill(0xff, at, at + sizeLength);
    sample[at] = 0xff >> (sizeLength - 1);
    const { left, facts, after } = await stripFile(sample);
    expect(left).toHaveLength(sample.length);
    expect(left.includes("LOCATION")).toBe(false);
    // The info contains two empty elements, with eleven bytes and with six.
    expect(left.toString("hex")).toContain("1549a96691ec01000000000000020000ec8400000000");
    expect(after).toEqual(facts);
  });

  test("in AVI loses its list of metadata", async () => {
    const head = Buffer.alloc(56);
    head.writeUInt32LE(40_000, 0);
    head.writeUInt32LE(50, 16);
    head.writeUInt32LE(320, 32);
    head.writeUInt32LE(180, 36);
    const index = chunk(
      "LIST",
      Buffer.from("hdrl"),
      chunk("avih", head),
      chunk("LIST", Buffer.from("strl"), chunk("strd", Buffer.from("Spy camera"))),
      chunk("IDIT", Buffer.from("MON JUN 01 2026\0")),
    );
    const camera = chunk("LIST", Buffer.from("ncdt"), chunk("nctg", Buffer.from("Spy camera")));
    const info = chunk("LIST", Buffer.from("INFO"), chunk("IART", Buffer.from("Ada Author")));
    const movie = chunk("LIST", Buffer.from("movi"), chunk("00dc", Buffer.alloc(10, 9)));
    const sample = chunk("RIFF", Buffer.from("AVI "), index, info, camera, movie);
    const { left, facts, after } = await stripFile(sample);
    for (const text of ["Ada Author", "Spy camera", "JUN 01"]) {
      expect(left.includes(text)).toBe(false);
    }
    expect(left).toHaveLength(sample.length);
    expect(facts).toEqual({
      width: 320,
      height: 180,
      durationSeconds: 2,
      codec: null,
      pixelFormat: null,
    });
    expect(after).toEqual(facts);
  });
});

function chunk(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.write(type, 0, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
