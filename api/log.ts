import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { pino } from "pino";

/** In the address of a link, in any spelling, what makes a browser its reader. */
const linkToken = /(?<=^\/+(?:%66|f)(?:%6f|o)(?:%72|r)(?:%2f|\/)).+$/i;

/**
 * What a line says of a request. Queries are left out: they carry signatures, and whatever callers put there.
 * So are the tokens of links.
 */
function describeRequest(request: Pick<FastifyRequest, "method" | "url" | "host" | "ip">) {
  return {
    method: request.method,
    path: request.url.replace(/\?.*/s, "").replace(linkToken, "…"),
    host: request.host,
    remoteAddress: request.ip,
  };
}

const options = { level: "info", serializers: { req: describeRequest } };

/**
 * The product's log: one JSON object a line on standard error, one line for each request.
 * No password, token or cookie is ever written.
 */
export const log: FastifyBaseLogger = pino(options, pino.destination({ dest: 2, sync: true }));

/**
 * Cached responses are many: their lines are written some at a time, a second late at most. As
 * many as fit: the writer takes 16,384 bytes at once, and refuses to wait for that much.
 */
const gathered = pino.destination({ dest: 2, sync: true, minLength: 16_000 });
export const gatheredLog: FastifyBaseLogger = pino(options, gathered);
setInterval(() => gathered.flushSync(), 1_000).unref();
process.once("exit", () => gathered.flushSync());
