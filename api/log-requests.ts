import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { gatheredLog, log } from "./log.ts";
import { type CacheUse, cacheUseOf } from "./response-cache/cache-key.ts";

const message = "request completed";

/** Makes an id that is unique among all requests of this and of earlier runs of the server. */
export const nextRequestId = ((run: string) => {
  let count = 0;
  return () => `${run}-${(count++).toString(36)}`;
})(Date.now().toString(36));

/** The IP address from which the server sends requests to itself. */
export const insideAddress = "127.0.0.127";

/** Logs a line for each request that reaches the app from outside. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    if (request.raw.socket.remoteAddress === insideAddress) return done();
    request.log.info(
      {
        req: request,
        res: { statusCode: reply.statusCode },
        responseTime: reply.elapsedTime,
        cache: cacheUseOf(request),
      },
      message,
    );
    done();
  });
}

/**
 * Logs a line for a response that the cache has sent. `begun` is when the request began, by
 * performance.now().
 */
export function logCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { begun, use }: { begun: number; use: CacheUse },
): void {
  if (!["info", "debug", "trace"].includes(log.level)) return;
  const { method = "", url = "", headers, socket } = request;
  gatheredLog.info(
    {
      reqId: nextRequestId(),
      req: { method, url, host: headers.host ?? "", ip: socket.remoteAddress ?? "" },
      res: { statusCode: response.statusCode },
      responseTime: performance.now() - begun,
      cache: use,
    },
    message,
  );
}
