import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * How often a compressed body is used: sent once, sent often, or stored for long. More use justifies slower
 * compression.
 */
export type Use = "once" | "often" | "long";

/**
 * Compression levels. The levels for `once` and `often` are fast, because a visitor waits for the response.
 */
const levels = {
  once: { brotli: 2, gzip: 1 },
  often: { brotli: 5, gzip: 5 },
  long: { brotli: 11, gzip: 9 },
};

/**
 * Brotli's window size as a base 2 logarithm. At the level for `long`, 18 takes 8 MB of memory; the default
 * of 22 takes 19 MB.
 */
const longWindow = 18;

/**
 * The size of zlib's output chunks, in bytes. It is so large that most bodies fit into one chunk, because
 * each chunk costs a switch of threads.
 */
const chunkSize = 64 * 1024;

/** Encodes a body. Returns the body unchanged for `identity`. */
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

/** How a response's body is encoded. */
export type Encoding = "br" | "gzip" | "identity";

/**
 * Encodings by the Accept-Encoding header. Browsers send the same few headers, so each is parsed
 * once.
 */
const known = new LRUCache<string, Encoding>({ max: 100 });

/**
 * The maximum length of an Accept-Encoding header, in characters. Browsers send shorter headers. A longer
 * header is ignored.
 */
const longestHeader = 500;

/** The best encoding that an Accept-Encoding header accepts: Brotli, else gzip, else none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? "");
  if (accepted.length > longestHeader) return "identity";
  const remembered = known.get(accepted);
  if (remembered) return remembered;
  const encoding = (["br", "gzip"] as const).find((name) => takes(accepted, name)) ?? "identity";
  if (accepted.length < 100) known.set(accepted, encoding);
  return encoding;
}

function takes(accepted: string, encoding: string): boolean {
  return accepted
    .split(",")
    .map((part) => part.split(";").map((word) => word.trim()))
    .some(([name, quality = "q=1"]) => name === encoding && Number(quality.slice(2)) > 0);
}
