import { createRequire } from "node:module";
import type sharp from "sharp";

const require = createRequire(import.meta.url);

let loaded: typeof sharp | undefined;

/** The library that decodes pictures, loaded with the first one: it takes 19 MB, which a site at rest does without. */
export function loadSharp(): typeof sharp {
  if (loaded) return loaded;
  const library: typeof sharp = require("sharp");
  // One thread a picture: two are worked on at a time, and requests are answered meanwhile.
  library.concurrency(1);
  // Files are written again under the same name in tests and scripts; a cache would keep their old pixels.
  library.cache(false);
  loaded = library;
  return library;
}
