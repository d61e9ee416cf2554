import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { withJpegProfile } from "../media/colours/declared-colours.ts";
import { displayProfile, greyProfile, p3Primaries } from "../media/colours/icc-profile.ts";

/** The chart: flat patches in rows of four, each of this size in pixels. */
export const patch = 16;
export const chart = { width: 4 * patch, height: 3 * patch };

const patches = [
  ...[
    [0.9, 0.1, 0.1],
    [0.1, 0.8, 0.1],
    [0.1, 0.1, 0.9],
    [0.8, 0.6, 0.5],
  ],
  ...[
    [0.9, 0.9, 0.1],
    [0.1, 0.8, 0.8],
    [0.8, 0.2, 0.7],
    [0.4, 0.3, 0.2],
  ],
  ...[
    [0, 0, 0],
    [0.25, 0.25, 0.25],
    [0.6, 0.6, 0.6],
    [1, 1, 1],
  ],
];

/** Converts the colour of a patch to the values of the channels that a file stores, from 0 to 1. */
type Channels = (colour: number[]) => number[];
const colour: Channels = (rgb) => rgb;
/** Darker colours, for files in PQ: full values in PQ are far brighter than a screen without HDR can show. */
const dim: Channels = (rgb) => rgb.map((value) => value * 0.7);
const grey: Channels = ([red = 0, green = 0, blue = 0]) => [0.3 * red + 0.6 * green + 0.1 * blue];
const translucent =
  (channels: Channels): Channels =>
  (rgb) => [...channels(rgb), 0.8];

function rows(channels: Channels, bits: 8 | 16): Buffer[] {
  return Array.from({ length: chart.height }, (_, y) =>
    Buffer.concat(
      Array.from({ length: chart.width }, (_, x) => {
        const at = Math.floor(y / patch) * 4 + Math.floor(x / patch);
        return Buffer.concat(
          channels(patches[at] ?? []).map((value) => {
            const bytes = Buffer.alloc(bits / 8);
            bytes.writeUIntBE(Math.round(value * (2 ** bits - 1)), 0, bits / 8);
            return bytes;
          }),
        );
      }),
    ),
  );
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(content.length);
  edges.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
}

/** The chart as a PNG, written by hand, because sharp neither writes two channels nor declares colours. */
function png(channels: Channels, bits: 8 | 16, ...declarations: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(chart.width);
  head.writeUInt32BE(chart.height, 4);
  head.set([bits, [0, 0, 4, 2, 6][channels([0, 0, 0]).length] ?? 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    ...declarations,
    chunk(
      "IDAT",
      deflateSync(Buffer.concat(rows(channels, bits).flatMap((row) => [Buffer.alloc(1), row]))),
    ),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const profiled = (profile: Buffer) =>
  chunk("iCCP", Buffer.concat([Buffer.from("p\0\0"), deflateSync(profile)]));
const coded = (primaries: number, transfer: number) =>
  chunk("cICP", Buffer.from([primaries, transfer, 0, 1]));
function numbers(type: string, ...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, n) => {
    bytes.writeUInt32BE(value, n * 4);
  });
  return chunk(type, bytes);
}
const p3 = displayProfile(p3Primaries, "srgb");

/** The chart as encoded by `avifenc`, because sharp does not declare colours in AVIF. */
const avifs = {
  p3: "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAH8AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAEAAAAAwAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAAMAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAAIdtZGF0EgAKCTgVf72UMDQaQDJwEcAAAEAA2AAKoqA0rioStznJKATv2wVmIFLNvdn9rtS/NL4+oJ7YsU3cCp62BmU3+U6tBtuDBZi/2KFsTsPOMrlxCyWOp0Dplz0aVjEvsYbV8uY5bOkC10T+X6Zep3it9m5sf+t5BoCol4TzSRUBbQ==",
  pq: "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAIMAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAEAAAAAwAAAAEHBpeGkAAAAAAwoKCgAAAAxhdjFDgSBAAAAAABNjb2xybmNseAAJABAACYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAAIttZGF0EgAKCTgVf72cJEAmQDJ0EcAAAEBA3GnrCWoR84S6oWHu7Z4ffNKO6ECq3D4y8HlbV8BQrS8P0+aBd/Vt0G44AoXJW/xw6UwjQpUv4RQqfX+ScwfpcTlaKfwX2tzbx5ur6XfTo+a7dzXwi78MVNTX6Uh/iTM/UeB4mqRnTGZgvQ3ZXf4=",
};

const rgb = () =>
  sharp(Buffer.concat(rows(colour, 8)), { raw: { ...chart, channels: 3 } }).jpeg({
    quality: 98,
    chromaSubsampling: "4:4:4",
  });

/**
 * Rare kinds of pictures, each with the colours of the patches as Chromium draws them, as hex
 * values of Display P3.
 */
export const colourSamples: Record<string, [make: () => Buffer | Promise<Buffer>, drawn: string]> =
  {
    "inks.jpeg": [
      () => rgb().toColourspace("cmyk").toBuffer(),
      "e53523 a0fc4e 1b36f5 c59380 ecfc55 9bfccd c031f6 443317 000000 1b1d18 878787 ffffff",
    ],
    "inks with a profile.jpeg": [
      () => rgb().withIccProfile("cmyk").toBuffer(),
      "cc443c 6fa94d 343e84 c09079 ddd14d 70b6bb a24d8b 5d463f 2f2937 443c43 887d7c fcfeff",
    ],
    "p3.jpeg": [
      () => rgb().withIccProfile("p3").toBuffer(),
      "d3352a 5fc941 1a1ade c49b85 e6e650 60c9cc bc40ae 624e36 000000 404040 999999 ffffff",
    ],
    "16 bits.png": [
      () => png(colour, 16),
      "d3352a 5fc941 1919dd c49b84 e6e650 5fc9ca bc40ae 624d37 000000 404040 999999 ffffff",
    ],
    "16 bits, P3.png": [
      () => png(translucent(colour), 16, profiled(p3)),
      "eb4747 47d647 4747eb d6ad99 ebeb47 47d6d6 d65cc2 85705c 333333 666666 adadad ffffff",
    ],
    "grey with alpha.png": [
      () => png(translucent(grey), 8),
      "797979 9d9d9d 585858 b8b8b8 dadada ababab 8b8b8b 757575 333333 666666 adadad ffffff",
    ],
    "grey with a profile.png": [
      () => png(grey, 8, profiled(greyProfile(1.4))),
      "828282 aaaaaa 555555 c3c3c3 e2e2e1 b7b7b7 979797 7d7d7d 000000 6a6a6a bababa ffffff",
    ],
    "16 bits of grey with a profile.png": [
      () => png(translucent(grey), 16, profiled(greyProfile(1.4))),
      "9b9b9b bbbbbb 777777 cfcfcf e7e7e7 c6c6c6 acacac 969696 333333 888888 c8c8c8 ffffff",
    ],
    "wide primaries.png": [
      () => png(colour, 8, profiled(displayProfile(p3Primaries, 1.8))),
      "eb2323 23d623 2323eb d6a992 ebeb23 23d6d6 d642c0 796042 000000 515151 a9a9a9 ffffff",
    ],
    "gamma.png": [
      () => png(colour, 8, numbers("gAMA", 70_000)),
      "dc4841 70da54 3737e6 d8baa7 efef5e 70dadc ce62c7 8a775d 000000 686868 b8b8b8 ffffff",
    ],
    "coded P3.png": [
      () => png(colour, 8, coded(12, 13)),
      "e61a1a 1acc1a 1a1ae6 cc9980 e6e61a 1acccc cc33b3 664d33 000000 404040 999999 ffffff",
    ],
    "PQ.png": [
      () => png(dim, 16, coded(9, 16)),
      "f40007 00b100 0000d8 bf503c dcd700 00b1ab c2007e 2a1206 000000 0d0d0d 595959 f0f0f0",
    ],
    "HLG.png": [
      () => png(colour, 16, coded(9, 18)),
      "fe0013 00d100 0000d5 db7a69 efea00 00d1cb da009c 4f3523 000000 2b2b2b 7e7e7e ffffff",
    ],
    "coded P3.avif": [
      () => Buffer.from(avifs.p3, "base64"),
      "e6191b 19cc1a 191ae5 cc9880 e7e61b 1acdcc cc32b2 674d34 000000 404040 999999 ffffff",
    ],
    "PQ.avif": [
      () => Buffer.from(avifs.pq, "base64"),
      "f40007 00b000 0000d7 bd4f3b dcd800 00b0ab c0007e 2a1206 000000 0d0d0d 5a5859 f0f0f0",
    ],
  };

const inks = await rgb().toColourspace("cmyk").toBuffer();
const withInks = (profile: Buffer) => withJpegProfile(Buffer.from(inks), profile);
const inkHead = Buffer.alloc(200, "CMYK");

/** Pictures whose declared colours are invalid. They must be shown as sRGB, or as CMYK without a profile. */
export const damagedColours: [name: string, picture: Buffer][] = [
  ["a profile of light for inks", withInks(p3)],
  ["a profile of inks that breaks off", withInks(inkHead.subarray(0, 100))],
  ["a profile of inks without tables", withInks(inkHead)],
  ["no gamma", png(colour, 8, numbers("gAMA", 0))],
  ["a gamma beyond all", png(colour, 8, numbers("gAMA", 1))],
  ["half of the primaries", png(colour, 8, numbers("gAMA", 45_455), numbers("cHRM", 1, 2))],
  [
    "points in one place",
    png(colour, 8, numbers("gAMA", 45_455), numbers("cHRM", ...Array(8).fill(0))),
  ],
  ["unknown codes", png(colour, 8, coded(200, 201))],
];
