import { type Colord, colord, extend } from "colord";
import lchPlugin from "colord/plugins/lch";
import sharp from "sharp";

extend([lchPlugin]);

/** Converts one colour of a picture. */
export type Treatment = (colour: Colord) => Colord;

/** Width and height, in pixels. */
export type Shape = { width: number; height: number };

const lch = (l: number, c: number, h: number) => colord({ l, c, h: (h + 360) % 360, a: 1 });

/** The distance between two hues, in degrees. */
function distance(one: number, other: number): number {
  const difference = Math.abs(one - other) % 360;
  return Math.min(difference, 360 - difference);
}

function nearest(hue: number, hues: readonly number[]): number {
  return hues.reduce((best, next) => (distance(hue, next) < distance(hue, best) ? next : best));
}

/** Nearly black on nearly white, with one red for warm colours, as on a printed plate. */
export const plate: Treatment = (colour) => {
  const { l, c, h } = colour.toLch();
  if (c > 34 && distance(h, 45) < 48) return lch(Math.min(l, 46), 46, 22);
  if (l > 84) return lch(94, 3, 85);
  return lch(l * 0.92, Math.min(c, 34) * 0.16, 75);
};

/** Light on black, with green for warm colours, as on a phosphor screen. */
export const phosphor: Treatment = (colour) => {
  const { l, c, h } = colour.toLch();
  const dark = 98 - l * 0.92;
  // Light warm colours, such as yellow, become dark green. Dark warm colours, such as orange, become
  // bright green. Text on them, which is inverted, stays readable.
  if (c > 44 && distance(h, 55) < 60) return l > 66 ? lch(32, 34, 140) : lch(88, 78, 120);
  if (c > 26) return lch(Math.max(dark, 22), 16, 165);
  return lch(dark, 3, 165);
};

/** The colours of `phosphor`, but dark areas stay dark. */
export const glow: Treatment = (colour) => {
  const { l, c, h } = colour.toLch();
  if (c > 44 && distance(h, 55) < 60) return lch(l > 66 ? 88 : 62, l > 66 ? 78 : 60, 120);
  if (c > 26) return lch(Math.min(l, 58), 16, 165);
  return lch(6 + l * 0.89, 3, 165);
};

const inks = {
  black: "#15120f",
  red: "#e4281e",
  yellow: "#ffd60a",
  cream: "#fff4d6",
  blue: "#1f3fd0",
};

/** Four flat colours on cream, as of a printing press. */
export const press: Treatment = (colour) => {
  const { l, c, h } = colour.toLch();
  if (c < 16) return colord(l > 58 ? inks.cream : inks.black);
  if (l > 86) return colord(inks.cream);
  if (distance(h, 85) < 32) return colord(l > 56 ? inks.yellow : inks.black);
  if (distance(h, 25) < 42) return colord(l > 28 ? inks.red : inks.black);
  return colord(l > 68 ? inks.cream : l > 24 ? inks.blue : inks.black);
};

/** Earth, clay and moss, without strong colours. */
export const earth: Treatment = (colour) => {
  const { l, c, h } = colour.toLch();
  if (c < 8) return lch(l > 90 ? 95 : 14 + l * 0.84, 6, 80);
  return lch(18 + l * 0.76, Math.min(c * 0.62, 42), nearest(h, [42, 72, 128, 215]));
};

/**
 * Converts the colours of a picture file, resized to the shape if there is one.
 * @returns a WebP file, which is lossy but good enough for screens
 */
export async function treatPicture(
  path: string,
  treatment: Treatment,
  shape?: Shape,
): Promise<Buffer> {
  const { data, info } = await sharp(path)
    .resize(shape ?? {})
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const known = new Map<number, { r: number; g: number; b: number }>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3);
    let treated = known.get(colour);
    if (!treated) {
      treated = treatment(colord(`#${colour.toString(16).padStart(6, "0")}`)).rgba;
      known.set(colour, treated);
    }
    data.set([treated.r, treated.g, treated.b], at);
  }
  return sharp(data, { raw: info }).webp({ quality: 92, effort: 2 }).toBuffer();
}
