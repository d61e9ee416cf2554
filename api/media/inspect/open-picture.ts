import pLimit from "p-limit";
import type { Sharp, SharpOptions } from "sharp";
import { loadSharp } from "../derivatives/load-sharp.ts";

/** The maximum number of pixels, checked before decoding, against decompression bombs. */
const pixelLimit = 100_000_000;

/** Limits decoding in this process: it takes memory, and many files may arrive at once. */
export const oneByOne = pLimit(1);

/** Opens a picture, turned upright. Decoding begins with the first output. */
export function openPicture(source: string | Uint8Array, options: SharpOptions = {}): Sharp {
  return loadSharp()(source, { limitInputPixels: pixelLimit, ...options }).autoOrient();
}
