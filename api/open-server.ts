import { createServer, type Server } from "node:http";
import type { FastifyServerFactory } from "fastify";
import { addBareHeaders, refuseExpectation } from "./http/bare-responses.ts";
import { limitConnections, maxConnections } from "./http/limit-rate.ts";
import type { IsNear } from "./http/near-addresses.ts";
import { cutSlowReaders, cutSlowSender } from "./http/slow-clients.ts";
import type { TimeLimits } from "./http/time-limits.ts";
import type { ResponseCache } from "./response-cache/response-cache.ts";

/** How often Node looks for heads that are late, in milliseconds, at most. */
const longestStep = 5_000;

/** What may wait in memory for those who read slowly, in bytes: a page for each of a thousand. */
const maxWaiting = 128 * 1024 * 1024;

type Options = {
  cache: ResponseCache;
  limits: TimeLimits;
  /** The addresses that may hold any number of connections. */
  isUncapped: IsNear;
};

/** An HTTP server that asks the cache before anything else is done for a request. */
export function openServer({ cache, limits, isUncapped }: Options): FastifyServerFactory {
  return (handle, options): Server => {
    const connectionsCheckingInterval = Math.min(longestStep, limits.head / 4);
    const serverOptions = { ...Object(options.http), connectionsCheckingInterval };
    const server = createServer(serverOptions, (request, response) => {
      watchReader(response);
      cache.respond(request, response, () => {
        cutSlowSender(request, response, limits);
        addBareHeaders(response);
        handle(request, response);
      });
    });
    const watchReader = cutSlowReaders(server, { stall: limits.stall, maxWaiting });
    limitConnections(server, maxConnections, isUncapped);
    server.on("checkExpectation", refuseExpectation);
    server.headersTimeout = limits.head;
    server.keepAliveTimeout = limits.nextRequest;
    // Files on slow lines take long; bodies are timed by their pace.
    server.requestTimeout = 0;
    return server;
  };
}
