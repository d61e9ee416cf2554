import pLimit from "p-limit";
import type { Sharp, SharpOptions } from "sharp";
import { loadSharp } from "../derivatives/load-sharp.ts";

/** The most pixels a picture may have, checked before it is decoded: a decompression bomb is refused. */
const pixelLimit = 100_000_000;

/** For what is decoded in this process: it takes memory, and files arrive many at a time. */
export const oneByOne = pLimit(1);

/** Opens a picture upright. Decoding begins with the first output asked for. */
export function openPicture(source: string | Uint8Array, options: SharpOptions = {}): Sharp {
  return loadSharp()(source, { limitInputPixels: pixelLimit, ...options }).autoOrient();
}
