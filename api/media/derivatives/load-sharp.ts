import { createRequire } from "node:module";
import type sharp from "sharp";

const require = createRequire(import.meta.url);

let loaded: typeof sharp | undefined;

/**
 * Returns the library sharp, which decodes and encodes pictures. Loads it at the first call, because it takes
 * 19 MB of memory.
 */
export function loadSharp(): typeof sharp {
  if (loaded) return loaded;
  const library: typeof sharp = require("sharp");
  // One thread for each picture, because two pictures are processed at a time, and requests need the
  // processor, too.
  library.concurrency(1);
  // Tests and scripts overwrite files. The cache of sharp would return the pixels of the earlier file.
  library.cache(false);
  loaded = library;
  return library;
}

/** The resolution at which sharp renders an SVG in its default size, in dots per inch. */
export const defaultDensity = 72;
