import { loadSharp } from "../derivatives/load-sharp.ts";
import { srgbPrimaries, tableProfile, valuesOfTable } from "./icc-profile.ts";
import { srgbValue } from "./tone-map.ts";

/** How many values of each ink the colour table has. */
const grid = 9;

/**
 * Creates an ICC profile with which CMYK looks as in Chromium: black is mixed into the other inks before the
 * picture's own profile converts them. Without an own profile, each ink absorbs the light of one channel.
 * @param own the picture's own profile; ignored where it is not for CMYK
 */
export async function inkProfile(own: Buffer | undefined): Promise<Buffer> {
  const lights = valuesOfTable(4, grid).map(([cyan = 0, magenta = 0, yellow = 0, black = 0]) =>
    [cyan, magenta, yellow].map((ink) => (1 - ink) * (1 - black)),
  );
  const isRead = own?.toString("latin1", 16, 20) === "CMYK" && own.length > 132;
  const colours = isRead ? await coloursOf(lights, own) : lights;
  // The darkest colour is set to black. If it were lighter, LittleCMS would map it to black and
  // darken all other colours with it.
  colours[colours.length - 1] = [0, 0, 0];
  return tableProfile("CMYK", grid, srgbPrimaries, (cell) => colours[cell] ?? []);
}

async function coloursOf(lights: number[][], profile: Buffer): Promise<number[][]> {
  const inks = lights.map((light) => [...light.map((value) => Math.round(255 * (1 - value))), 0]);
  const picture = loadSharp()(tiff(Buffer.from(inks.flat()), perceptual(profile)), {
    // Turns off the conversion that maps the darkest colour to black. `pipelineColourspace` also
    // applies the profile, but without that mapping.
    ignoreIcc: true,
  });
  const { data } = await picture
    .pipelineColourspace("scrgb")
    .toColourspace("scrgb")
    .raw({ depth: "float" })
    .toBuffer({ resolveWithObject: true });
  return lights.map((_, n) => [0, 4, 8].map((at) => srgbValue(data.readFloatLE(n * 12 + at))));
}

/**
 * A copy of a profile in which the perceptual table (A2B0), which browsers use, replaces the colorimetric
 * table (A2B1).
 */
function perceptual(profile: Buffer): Buffer {
  const changed = Buffer.from(profile);
  const tags = Math.min(changed.readUInt32BE(128), Math.floor((changed.length - 132) / 12));
  const index = Array.from({ length: tags }, (_, n) => 132 + n * 12);
  const tag = (name: string) => index.find((at) => changed.toString("latin1", at, at + 4) === name);
  const [used, unused] = [tag("A2B0"), tag("A2B1")];
  if (used && unused) changed.copy(changed, unused + 4, used + 4, used + 12);
  return changed;
}

/** One row of CMYK pixels as a TIFF: libvips reads CMYK from no simpler format. */
function tiff(pixels: Buffer, profile: Buffer): Buffer {
  const [byte, short, long] = [7, 3, 4];
  const bits = Buffer.from([8, 0, 8, 0, 8, 0, 8, 0]);
  const head = Buffer.from("II*\0\0\0\0\0", "latin1");
  const at = { bits: head.length, profile: head.length + bits.length };
  const pixelsAt = at.profile + profile.length;
  const fields = [
    [256, long, 1, pixels.length / 4],
    [257, long, 1, 1],
    [258, short, 4, at.bits],
    [262, long, 1, 5], // CMYK
    [273, long, 1, pixelsAt],
    [277, long, 1, 4],
    [279, long, 1, pixels.length],
    [34_675, byte, profile.length, at.profile],
  ];
  head.writeUInt32LE(pixelsAt + pixels.length, 4);
  const list = Buffer.alloc(2 + fields.length * 12 + 4);
  list.writeUInt16LE(fields.length);
  fields.forEach(([tag = 0, type = 0, count = 0, value = 0], n) => {
    list.writeUInt16LE(tag, 2 + n * 12);
    list.writeUInt16LE(type, 4 + n * 12);
    list.writeUInt32LE(count, 6 + n * 12);
    list.writeUInt32LE(value, 10 + n * 12);
  });
  return Buffer.concat([head, bits, profile, pixels, list]);
}
