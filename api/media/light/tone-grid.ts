import type { Pixels } from "./color-share.ts";

/** A picture is divided into this number of rows, and each row into this number of fields. */
export const gridSize = 16;

/** The darkest and lightest tone in each field of a picture: relative luminance (WCAG 2.2), from 0 to 1. */
export type ToneGrid = { darkest: (field: number) => number; lightest: (field: number) => number };

const bytesOfField = 2;

/**
 * Stores luminance in a byte, with finer steps for dark tones, because people distinguish dark tones better.
 */
const toByte = (luminance: number) => Math.round(Math.sqrt(luminance) * 255);
const fromByte = (byte: number) => (byte / 255) ** 2;

/**
 * The darkest and lightest tone in each field of a picture, row by row, as base64 with two bytes for each
 * field. Transparent pixels may be shown over any colour, so they count as both black and white.
 */
export function measureTones({ data, width, height }: Pixels): string {
  const fields = Array.from({ length: gridSize ** 2 }, () => ({ darkest: 1, lightest: 0 }));
  for (let at = 0; at < width * height; at += 1) {
    const row = Math.floor((Math.floor(at / width) * gridSize) / height);
    const column = Math.floor(((at % width) * gridSize) / width);
    const [red = 0, green = 0, blue = 0, alpha = 255] = data.subarray(at * 4, at * 4 + 4);
    const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    // In a picture smaller than the grid, one pixel covers several fields.
    for (const field of fieldsOf(row, column, width, height)) {
      const tone = fields[field];
      if (!tone) continue;
      const opacity = alpha / 255;
      tone.darkest = Math.min(tone.darkest, luminance * opacity);
      tone.lightest = Math.max(tone.lightest, luminance * opacity + 1 - opacity);
    }
  }
  const bytes = fields.flatMap(({ darkest, lightest }) => [toByte(darkest), toByte(lightest)]);
  return Buffer.from(bytes).toString("base64");
}

function fieldsOf(row: number, column: number, width: number, height: number): number[] {
  const rows = Math.max(1, Math.ceil(gridSize / height));
  const columns = Math.max(1, Math.ceil(gridSize / width));
  return Array.from({ length: rows * columns }, (_, index) => {
    const down = Math.min(gridSize - 1, row + Math.floor(index / columns));
    const across = Math.min(gridSize - 1, column + (index % columns));
    return down * gridSize + across;
  });
}

/**
 * Parses the stored tones of a picture. Null where they are not extracted yet, or cannot be parsed.
 */
export function readTones(text: string | null): ToneGrid | null {
  const bytes = Buffer.from(text ?? "", "base64");
  if (bytes.length !== gridSize ** 2 * bytesOfField) return null;
  return {
    darkest: (field) => fromByte(bytes[field * bytesOfField] ?? 0),
    lightest: (field) => fromByte(bytes[field * bytesOfField + 1] ?? 255),
  };
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
