import { createRequire } from "node:module";
import type sharp from "sharp";

const require = createRequire(import.meta.url);

let loaded: typeof sharp | undefined;

/** The library that decodes pictures, imported on first use, because it takes 19 MB. */
export function loadSharp(): typeof sharp {
  if (loaded) return loaded;
  const library: typeof sharp = require("sharp");
  // One thread for each picture: two pictures are processed at a time, and requests need the processor, too.
  library.concurrency(1);
  // Tests and scripts write files again under the same name; a cache would return old pixels.
  library.cache(false);
  loaded = library;
  return library;
}

/** The resolution at which a drawing has its default size, in dots per inch. */
export const defaultDensity = 72;
