import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accepted-encoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Whether a body is sent once, again and again, or for long, each of which is worth more work. */
export type Use = "once" | "often" | "long";

/** Quick levels but for the last, because a visitor waits for the response. */
const levels = {
  once: { brotli: 2, gzip: 1 },
  often: { brotli: 5, gzip: 5 },
  long: { brotli: 11, gzip: 9 },
};

/** The base 2 logarithm of how far back Brotli looks. At its last level 8 MB of memory, with the usual 22 19 MB. */
const longWindow = 18;

/** Most bodies come out in one piece: each piece costs a switch of threads. */
const chunkSize = 64 * 1024;

/** The bytes of a body, encoded as asked. */
export async function compress(body: Buffer, encoding: Encoding, use: Use): Promise<Buffer> {
  const { brotli, gzip: level } = levels[use];
  if (encoding === "br") {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotli,
      ...(use === "long" && { [constants.BROTLI_PARAM_LGWIN]: longWindow }),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return compressBrotli(body, { params, chunkSize });
  }
  if (encoding === "gzip") return compressGzip(body, { level, chunkSize });
  return body;
}
