import { apply, bt2020Primaries, conversion, type Primaries, p3Primaries } from "./icc-profile.ts";

/** The transfer function by which an HDR picture stores light (ITU-R BT.2100). */
export type HdrTransfer = "pq" | "hlg";

/**
 * The luminance of diffuse white, such as white paper, and the highest assumed luminance of a picture, in
 * cd/m².
 */
const paper = 203;
const peak = 1000;

/** The highest luminance, as a multiple of the luminance of diffuse white. */
const headroom = peak / paper;

/**
 * Creates a function that converts the channel values of an HDR colour, from 0 to 1, for a screen without
 * HDR: to Display P3 with the curve of sRGB. Like Chromium, the function halves the brightness of colours up
 * to diffuse white, and reduces brighter colours more, so that none is brighter than the screen.
 */
export function toneMapper(transfer: HdrTransfer, primaries: Primaries = bt2020Primaries) {
  const toP3 = conversion(primaries, p3Primaries);
  const luminances = conversion(primaries, bt2020Primaries);
  return (values: number[]): number[] => {
    const light = transfer === "pq" ? values.map(pqLight) : hlgLight(values, luminances);
    const gain = gainFor(Math.max(...light));
    return apply(toP3, light).map((value) => srgbValue(value * gain));
  };
}

function gainFor(brightest: number): number {
  const above = Math.min(1, Math.max(0, Math.log2(brightest) / Math.log2(headroom)));
  const gain = 0.5 * 2 ** (-(Math.log2(headroom) - 1) * above ** 1.4);
  return Math.min(gain, 1 / brightest);
}

function pqLight(value: number): number {
  const power = value ** (32 / 2523);
  const base = Math.max(0, power - 3424 / 4096) / (2413 / 128 - (2392 / 128) * power);
  return (10_000 * base ** (16_384 / 2610)) / paper;
}

function hlgLight(values: number[], luminances: number[][]): number[] {
  const scene = values.map((value) =>
    value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12,
  );
  const [red = 0, green = 0, blue = 0] = apply(luminances, scene);
  const luminance = Math.max(0, 0.2627 * red + 0.678 * green + 0.0593 * blue);
  return scene.map((value) => value * luminance ** 0.2 * headroom);
}

/** Encodes linear light, from 0 to 1, with the curve of sRGB. */
export function srgbValue(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}
