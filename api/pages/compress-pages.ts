import type { FastifyInstance } from "fastify";
import { acceptedEncoding } from "../http/accepted-encoding.ts";
import { compress } from "../http/compress.ts";

/** Sends the pages of this plugin in the smallest form that the browser takes. */
export function compressPages(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    // Cached responses come encoded.
    if (typeof payload !== "string" || reply.hasHeader("content-encoding")) return payload;
    reply.header("vary", "accept-encoding, cookie");
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    if (encoding === "identity" || payload === "") return payload;
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return compress(Buffer.from(payload), encoding, "once");
  });
}
