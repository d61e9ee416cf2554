import type { FontRole } from "../../../database/__generated__/prisma/client.ts";

/** The letters and signs that first views are mostly made of. */
export const firstCharacters = [
  " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
  "!\"&'()*+,-./:;?@\u00a0©·–—‘’“”•…",
].join("");

/** The OpenType features that pages ask for, or that browsers apply by themselves. */
const features = ["calt", "ccmp", "kern", "liga", "locl", "lnum", "mark", "mkmk", "onum", "tnum"];

/** Between which weights pages set words, and at which optical size, for each role. */
const uses: Record<FontRole, { weights: [number, number]; opticalSize: number }> = {
  display: { weights: [400, 800], opticalSize: 72 },
  text: { weights: [400, 600], opticalSize: 18 },
};

type Axis = { min: number; default: number; max: number };

/**
 * The first letters of a font as a WOFF2 of their own. A variable font is four times as large as what
 * pages use of it: here it has the weights that they ask for, and one place on each other axis.
 */
export async function cutFirstLetters(
  bytes: Buffer,
  role: FontRole,
  axes: Partial<Record<string, Axis>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: subsetFont } = await import("subset-font");
  const variationAxes = Object.fromEntries(
    Object.entries(axes).flatMap(([name, axis]) =>
      axis ? [[name, usedOf(name, axis, role)]] : [],
    ),
  );
  const first = await subsetFont(bytes, firstCharacters, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: features,
    variationAxes,
  });
  return new Uint8Array(first);
}

function usedOf(name: string, axis: Axis, role: FontRole) {
  const within = (value: number) => Math.min(Math.max(value, axis.min), axis.max);
  const { weights, opticalSize } = uses[role];
  if (name === "opsz") return within(opticalSize);
  if (name !== "wght") return axis.default;
  const [min, max] = [within(weights[0]), within(weights[1])];
  return min < max ? { min, max } : min;
}
