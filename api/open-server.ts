import { createServer, type Server } from "node:http";
import type { FastifyServerFactory } from "fastify";
import { addBareHeaders, refuseExpectation } from "./http/bare-responses.ts";
import { limitConnections, maxConnections } from "./http/limit-rate.ts";
import type { IsNear } from "./http/near-addresses.ts";
import { cutSlowReaders, cutSlowSender } from "./http/slow-clients.ts";
import { stripRequestBasePath } from "./http/strip-base-path.ts";
import type { TimeLimits } from "./http/time-limits.ts";
import type { ResponseCache } from "./response-cache/response-cache.ts";

/** The longest interval in which Node checks for late request heads, in milliseconds. */
const longestStep = 5_000;

/** How much may wait in memory for slow clients, in bytes: a page for each of a thousand. */
const maxWaiting = 128 * 1024 * 1024;

type Options = {
  cache: ResponseCache;
  limits: TimeLimits;
  /** Addresses without a limit of connections. */
  isUncapped: IsNear;
  /** The path below which the site stands. */
  basePath: string;
};

/** An HTTP server that asks the response cache first. */
export function openServer({ cache, limits, isUncapped, basePath }: Options): FastifyServerFactory {
  return (handle, options): Server => {
    const connectionsCheckingInterval = Math.min(longestStep, limits.head / 4);
    const serverOptions = { ...Object(options.http), connectionsCheckingInterval };
    const server = createServer(serverOptions, (request, response) => {
      watchReader(response);
      if (!stripRequestBasePath(request, response, basePath)) return;
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
    // Files on slow lines take long; bodies are limited by their pace.
    server.requestTimeout = 0;
    return server;
  };
}
