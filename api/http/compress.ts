import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accepted-encoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Whether a body is sent once or again and again, which is worth more work. */
export type Use = "once" | "often";

/** Quick levels, because a visitor waits for the response. */
const levels = { once: { brotli: 2, gzip: 1 }, often: { brotli: 4, gzip: 5 } };

/** Most bodies come out in one piece: each piece costs a switch of threads. */
const chunkSize = 64 * 1024;

/** The bytes of a body, encoded as asked. */
export async function compress(body: Buffer, encoding: Encoding, use: Use): Promise<Buffer> {
  const { brotli, gzip: level } = levels[use];
  if (encoding === "br") {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return compressBrotli(body, { params, chunkSize });
  }
  if (encoding === "gzip") return compressGzip(body, { level, chunkSize });
  return body;
}
