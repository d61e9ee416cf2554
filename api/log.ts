import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { pino } from "pino";

/** What a line says of a request. Queries are left out: they carry signatures, and whatever callers put there. */
function describeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    path: request.url.replace(/\?.*$/s, ""),
    host: request.host,
    remoteAddress: request.ip,
  };
}

/**
 * The product's log: one JSON object a line on standard error. Fastify writes its request lines to it too.
 * No password, token or cookie is ever written.
 */
export const log: FastifyBaseLogger = pino(
  {
    level: "info",
    serializers: { req: describeRequest },
  },
  pino.destination({ dest: 2, sync: true }),
);
