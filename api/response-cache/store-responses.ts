import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "../http/compress.ts";
import { matchesTag } from "../http/matches-tag.ts";
import { type CachedResponse, createCachedResponse } from "./cached-response.ts";
import type { ResponseCache } from "./response-cache.ts";

/**
 * Adds hooks that cache the responses whose `Cache-Control` header declares that they are the same
 * for all visitors.
 */
export function storeResponses(app: FastifyInstance, cache: ResponseCache): void {
  app.addHook("preClose", (done) => {
    cache.close();
    done();
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const inFlight = cache.inFlightOf(request.raw);
    if (!inFlight) return payload;
    const response = isShareable(reply) ? createResponse(reply, payload) : undefined;
    inFlight.end(response);
    return response ? sendCached(response, inFlight.condition, { request, reply }) : payload;
  });
}

function isShareable(reply: FastifyReply): boolean {
  const policy = String(reply.getHeader("cache-control"));
  return reply.statusCode === 200 && policy.includes("public") && !reply.hasHeader("set-cookie");
}

/** The response to cache. Undefined for a body that is streamed. */
function createResponse(reply: FastifyReply, payload: unknown): CachedResponse | undefined {
  if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return undefined;
  return createCachedResponse(Buffer.from(payload), reply.getHeaders());
}

async function sendCached(
  response: CachedResponse,
  condition: string | undefined,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Buffer | null> {
  const encoded = await response.encode(acceptedEncoding(request.headers["accept-encoding"]));
  const timing = reply.getHeader("server-timing");
  reply.removeHeader("content-length");
  for (let index = 0; index < encoded.headers.length; index += 2) {
    reply.header(encoded.headers[index] ?? "", encoded.headers[index + 1]);
  }
  // The cached Server-Timing says "hit". This response was rendered, so it gets its own header.
  if (timing) reply.header("server-timing", timing);
  else reply.removeHeader("server-timing");
  if (condition === undefined || !matchesTag(condition, encoded.etag)) return encoded.body;
  reply.status(304).removeHeader("content-length").removeHeader("content-encoding");
  return null;
}
