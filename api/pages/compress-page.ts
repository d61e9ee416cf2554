import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quick levels, because every page is made for its request. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipOptions = { level: 5 };

/** A page in the smallest form that the browser takes, the reply's headers set accordingly. */
export async function compressPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<string | Buffer> {
  reply.header("vary", "accept-encoding");
  const accepted = headers["accept-encoding"] ?? "";
  if (takes(accepted, "br")) {
    reply.header("content-encoding", "br");
    return compressBrotli(html, brotliOptions);
  }
  if (takes(accepted, "gzip")) {
    reply.header("content-encoding", "gzip");
    return compressGzip(html, gzipOptions);
  }
  return html;
}

function takes(accepted: string, encoding: string): boolean {
  return accepted
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .some(([name, quality = "1"]) => name === encoding && Number(quality) > 0);
}
