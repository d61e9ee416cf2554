import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { stripFile } from "../../testing/strip-file.ts";
import { box, fragmentOf, track, video, videoOf, videoWith } from "../../testing/video.ts";
import { openPicture } from "../inspect/open-picture.ts";

const secret = Buffer.from("+48.85+002.35/ Ada Author");

/** Functions that append data to a picture, as phones and programs do. */
const additions: Record<string, (bytes: Buffer) => Buffer> = {
  "a video behind it": (bytes) =>
    Buffer.concat([bytes, videoWith(box("udta", secret), 300), Buffer.from("MotionPhoto_Data")]),
  "a second picture behind it": (bytes) => Buffer.concat([bytes, bytes, secret]),
};

describe.each([
  ["JPEG", (picture: Sharp) => picture.jpeg()],
  ["PNG", (picture: Sharp) => picture.png()],
  ["WebP", (picture: Sharp) => picture.webp({ lossless: true })],
  ["AVIF", (picture: Sharp) => picture.avif({ effort: 0 })],
  ["GIF", (picture: Sharp) => picture.gif()],
] as const)("a %s without other metadata", (format, encode) => {
  const create = { width: 30, height: 20, channels: 3 as const, background: "#336699" };

  // A video after an AVIF counts as its animation, and the file is refused as damaged.
  const known = Object.keys(additions).filter((name) => format !== "AVIF" || !/video/.test(name));
  test.each(known)("loses %s, and no pixel", async (name) => {
    const picture = await encode(sharp({ create })).toBuffer();
    const added = additions[name]?.(picture) ?? picture;
    const { left } = await stripFile(added);
    expect(added.includes(secret)).toBe(true);
    expect(left.length).toBeLessThanOrEqual(picture.length);
    expect(left.includes(secret)).toBe(false);
    const pixels = (bytes: Buffer) => openPicture(bytes).raw().toBuffer();
    expect(await pixels(left)).toEqual(await pixels(picture));
  });
});

test("a JPEG whose markers have filling before them loses its metadata", async () => {
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: "red" },
  })
    .withExif({ IFD0: { Model: secret.toString() } })
    .jpeg()
    .toBuffer();
  const filled = Buffer.concat([picture.subarray(0, 2), Buffer.from([0xff]), picture.subarray(2)]);
  const { left } = await stripFile(filled);
  expect(left.includes(secret)).toBe(false);
});

test("private chunks of a PNG and unknown ones of a WebP go", async () => {
  const create = { width: 8, height: 8, channels: 3 as const, background: "red" };
  const png = await sharp({ create }).png().toBuffer();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(secret.length);
  const chunk = Buffer.concat([length, Buffer.from("caBX"), secret, Buffer.alloc(4)]);
  const noted = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
  expect((await stripFile(noted)).left).toEqual(png);

  const webp = await sharp({ create }).webp().toBuffer();
  const size = Buffer.alloc(4);
  size.writeUInt32LE(secret.length);
  const body = Buffer.concat([webp, Buffer.from("C2PA"), size, secret, Buffer.alloc(1)]);
  body.writeUInt32LE(body.length - 8, 4);
  expect((await stripFile(body)).left).toEqual(webp);
});

test("an AVIF loses the boxes that stand beside its picture", async () => {
  const create = { width: 30, height: 20, channels: 3 as const, background: "#336699" };
  const picture = await sharp({ create }).avif({ effort: 0 }).toBuffer();
  const boxes = ["uuid", "free", "mpvd"].map((type) => box(type, secret));
  const { left, facts, after } = await stripFile(Buffer.concat([picture, ...boxes]));
  expect(left.includes(secret)).toBe(false);
  expect(left.subarray(0, picture.length)).toEqual(picture);
  expect(after).toEqual(facts);
});

describe("a video", () => {
  test.each(["uuid", "free", "skip", "udta", "meta", "mpvd", "inst"])(
    "loses its %s boxes, wherever they stand",
    async (type) => {
      const noted = box(type, secret);
      const inTrack = track("soun", { more: noted, inMedia: noted });
      const sample = Buffer.concat([videoOf([inTrack], { more: noted }), noted]);
      const isTopOnly = ["mpvd", "inst"].includes(type);
      const { left, facts, after } = await stripFile(
        isTopOnly ? Buffer.concat([video(), noted]) : sample,
      );
      expect(left.includes(secret)).toBe(false);
      expect(after).toEqual(facts);
    },
  );

  test("loses what was appended to it", async () => {
    const { left } = await stripFile(Buffer.concat([video(100), secret]));
    expect(left).toEqual(video(100));
  });

  test("that breaks off in its pictures stays as it is", async () => {
    const whole = Buffer.concat([video(), box("mdat", Buffer.alloc(500, 7))]);
    const part = whole.subarray(0, whole.length - 200);
    expect((await stripFile(part)).left).toEqual(part);
  });

  test("loses tracks of places and movements with their content, and no picture or sound", async () => {
    // `ftyp` and the head of `mdat` precede the content.
    const start = video().indexOf("mdat") + 4;
    const content = Buffer.concat([
      Buffer.from("picture!"),
      secret,
      Buffer.from("music!!!"),
      secret,
    ]);
    const placeAt = start + 8;
    const tracks = [
      track("soun", { id: 2, chunks: [[placeAt + secret.length, [8]]] }),
      track("meta", {
        id: 3,
        chunks: [
          [placeAt, [4, secret.length - 4]],
          [placeAt + secret.length + 8, [secret.length]],
        ],
      }),
      // A track with a wrong size, according to which its content would reach into the index.
      track("camm", { id: 4, chunks: [[start + content.length, [1_000_000]]] }),
    ];
    const references = box("tref", box("cdsc", Buffer.from([0, 0, 0, 3])));
    const sample = videoOf([track("soun", { id: 5, more: references }), ...tracks], { content });
    const { left, facts, after } = await stripFile(sample);
    expect(left).toHaveLength(sample.length);
    expect(left.includes(secret)).toBe(false);
    expect(left.includes("picture!")).toBe(true);
    expect(left.includes("music!!!")).toBe(true);
    expect(left.includes("camm")).toBe(false);
    expect(left.includes("cdsc")).toBe(false);
    expect(left.toString("latin1").match(/soun/g)).toHaveLength(2);
    expect(after).toEqual(facts);
  });

  test("loses the subtitles in which a drone writes its position, and keeps other subtitles", async () => {
    const start = video().indexOf("mdat") + 4;
    const content = Buffer.concat([secret, Buffer.from("spoken!!")]);
    const tracks = [
      track("text", { id: 2, name: ".DJI.Subtitle", chunks: [[start, [secret.length]]] }),
      track("text", { id: 3, name: "English", chunks: [[start + secret.length, [8]]] }),
    ];
    const { left } = await stripFile(videoOf(tracks, { content }));
    expect(left.includes(secret)).toBe(false);
    expect(left.includes("spoken!!")).toBe(true);
    expect(left.toString("latin1").match(/DJI|English/g)).toEqual(["English"]);
  });

  test.each(["each its size", "one size for all", "the track's size"])(
    "in fragments loses tracks of places with their content: samples with %s",
    async (how) => {
      const place = { id: 3, sizes: [secret.length, secret.length] };
      const fragment = (music: string) =>
        fragmentOf([
          { id: 1, sizes: [8], data: Buffer.from("picture!") },
          { ...place, how, data: Buffer.concat([secret, secret]) },
          { id: 2, sizes: [8], data: Buffer.from(music) },
        ]);
      const row = Buffer.alloc(24);
      row.writeUInt32BE(place.id, 4);
      row.writeUInt32BE(secret.length, 16);
      const start = videoOf([track("soun", { id: 2 }), track("camm", { id: 3 })], {
        more: box("mvex", box("trex", row)),
      });
      const sample = Buffer.concat([start, fragment("music 1!"), fragment("music 2!")]);
      expect(sample.includes(secret)).toBe(true);
      const { left, facts, after } = await stripFile(sample);
      expect(left).toHaveLength(sample.length);
      expect(left.includes(secret)).toBe(false);
      expect(left.toString("latin1").match(/picture!/g)).toHaveLength(2);
      expect(left.toString("latin1").match(/music \d!/g)).toEqual(["music 1!", "music 2!"]);
      expect(left.toString("latin1").match(/traf/g)).toHaveLength(4);
      expect(after).toEqual(facts);
    },
  );
});
