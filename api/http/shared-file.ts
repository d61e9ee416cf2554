import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding, compress, type Encoding } from "./compress.ts";
import { matchesTag } from "./matches-tag.ts";

type SendFile = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Creates a handler that serves a text that is the same for everyone until the product is updated.
 * The text is compressed once for each encoding, and all responses with that encoding use the same
 * buffer and ETag.
 */
export function createSharedFile(text: string, type: string): SendFile {
  const plain = Buffer.from(text);
  const tag = createHash("sha256").update(plain).digest("base64url").slice(0, 27);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return async (request, reply) => {
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    const etag = `"${tag}-${encoding}"`;
    reply
      .header("etag", etag)
      .header("cache-control", "public, max-age=3600")
      .header("vary", "accept-encoding");
    if (matchesTag(request.headers["if-none-match"] ?? "", etag)) return reply.status(304).send();
    const body = encoded.get(encoding) ?? compress(plain, encoding, "often");
    encoded.set(encoding, body);
    body.catch(() => encoded.delete(encoding));
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.type(type).send(await body);
  };
}
