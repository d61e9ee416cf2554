import { z } from "zod";
import { parseJson } from "../../parse-json.ts";
import { openPicture } from "../inspect/open-picture.ts";

/** A colour of a picture as hex, and its share of the visible pixels, from 0 to 1. */
export type ColorShare = [hex: string, share: number];

/** The maximum number of colours of a picture. */
const maxColors = 8;

/** The minimum alpha of a pixel that counts, from 0 to 255. */
const minAlpha = 128;

/** Decoded pixels: red, green, blue and alpha, from 0 to 255. */
export type Pixels = { data: Uint8Array; width: number; height: number };

/** The colours of a picture, most frequent first. Empty where all of it is transparent. */
export async function findColors({ data, width, height }: Pixels): Promise<ColorShare[]> {
  const reduced = await openPicture(data, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: maxColors + 1, dither: 0, effort: 1 })
    .toBuffer();
  const { data: pixels, info } = await openPicture(reduced)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  let seen = 0;
  for (let at = 0; at < pixels.length; at += info.channels) {
    if ((pixels[at + 3] ?? 0) < minAlpha) continue;
    const hex = `#${pixels.subarray(at, at + 3).toString("hex")}`;
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
    seen += 1;
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxColors)
    .map(([hex, count]) => [hex, Math.round((count / seen) * 1_000) / 1_000]);
}

const stored = z.array(z.tuple([z.string(), z.number()])).catch(() => []);

/**
 * Parses the stored colours of a picture. Empty where they are not extracted yet, or cannot be
 * parsed.
 */
export function readColors(text: string | null): ColorShare[] {
  return stored.parse(parseJson(text ?? "[]"));
}
