import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { stripFile } from "../../testing/strip-file.ts";
import { box, video, videoWith } from "../../testing/video.ts";
import { encodePicture } from "../derivatives/image-job.ts";
import { openInColour, openPicture } from "../inspect/open-picture.ts";

/** A wide picture whose camera was held upright, with everything that cameras and programs note. */
function noted(): Sharp {
  const [width, height, channels] = [60, 30, 3] as const;
  // The same pixels in each run: how much is lost by encoding AVIF again depends on them.
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
    // At most which way is up.
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
    // Detected by its first box, so the metadata stands behind it.
    const sample = Buffer.concat([video(500).subarray(0, 24), bytes]);
    const { left, facts, after } = await stripFile(sample);
    expect(left).toHaveLength(sample.length);
    expect(left.includes("+48.85")).toBe(false);
    expect(left.includes("Ada Author")).toBe(false);
    expect(left.includes(Buffer.from([0, 7, 14, 21, 28, 35]))).toBe(true);
    expect(after).toEqual(facts);
  });

  test("without metadata is not touched", async () => {
    expect((await stripFile(video(500))).left.equals(video(500))).toBe(true);
  });

  test("in WebM loses its tags", async () => {
    const webm = await readFile("web/ui/spinner/spinner.webm");
    const written = Buffer.from("LOCATION +48.85+002.35/");
    const tag = Buffer.concat([
      Buffer.from("1254c367", "hex"),
      Buffer.from([0x80 | written.length]),
      written,
    ]);
    // The size of the segment is made unknown, as in a recording; the tags end it.
    const sample = Buffer.concat([webm, tag]);
    const at = sample.indexOf(Buffer.from("18538067", "hex")) + 4;
    const sizeLength = Math.clz32(sample[at] ?? 0) - 23;
    sample.fill(0xff, at, at + sizeLength);
    sample[at] = 0xff >> (sizeLength - 1);
    const { left, facts, after } = await stripFile(sample);
    expect(left).toHaveLength(sample.length);
    expect(left.includes("LOCATION")).toBe(false);
    expect(after).toEqual(facts);
  });

  test("in AVI loses its list of metadata", async () => {
    const head = Buffer.alloc(56);
    head.writeUInt32LE(40_000, 0);
    head.writeUInt32LE(50, 16);
    head.writeUInt32LE(320, 32);
    head.writeUInt32LE(180, 36);
    const index = chunk("LIST", Buffer.from("hdrl"), chunk("avih", head));
    const info = chunk("LIST", Buffer.from("INFO"), chunk("IART", Buffer.from("Ada Author")));
    const movie = chunk("LIST", Buffer.from("movi"), chunk("00dc", Buffer.alloc(10, 9)));
    const sample = chunk("RIFF", Buffer.from("AVI "), index, info, movie);
    const { left, facts, after } = await stripFile(sample);
    expect(left.includes("Ada Author")).toBe(false);
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
