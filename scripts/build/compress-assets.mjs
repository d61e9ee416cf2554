/**
 * Writes a Brotli and a gzip version beside every built text file. The server sends these, so it
 * does not compress files for each request.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = "dist/client/assets";

/**
 * Whether a script is rarely loaded: it decodes or encodes files that the owner's browser itself
 * cannot read or write. Brotli's best quality would take as long for these scripts as for all other
 * files together, and make them only a tenth smaller.
 */
const isRare = (/** @type {string} */ name) => /Worker-|aac-encoder-/.test(name);

for (const name of readdirSync(folder)) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue;
  const path = join(folder, name);
  const bytes = readFileSync(path);
  const quality = isRare(name) ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // A script of a few hundred kB is then a single block, which compresses better.
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
