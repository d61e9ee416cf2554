import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accepted-encoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quick levels, because a visitor waits for the response. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipOptions = { level: 5 };

/** The bytes of a body, encoded as asked. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return compressBrotli(body, brotliOptions);
  if (encoding === "gzip") return compressGzip(body, gzipOptions);
  return body;
}
