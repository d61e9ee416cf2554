import pLimit from "p-limit";
import sharp, { type Sharp, type SharpOptions } from "sharp";

/** The most pixels a picture may have, checked before it is decoded: a decompression bomb is refused. */
export const pixelLimit = 100_000_000;

// One thread a picture: two are worked on at a time, and requests are answered meanwhile.
sharp.concurrency(1);
// Files are made anew under the same name in tests and scripts; a cache would keep their old pixels.
sharp.cache(false);

/** For what is decoded in this process: it takes memory, and files arrive many at a time. */
export const oneByOne = pLimit(1);

/** Opens a picture upright. Decoding begins with the first output asked for. */
export function openPicture(source: string | Uint8Array, options: SharpOptions = {}): Sharp {
  return sharp(source, { limitInputPixels: pixelLimit, ...options }).autoOrient();
}
