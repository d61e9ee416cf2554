import { createServer, type Server } from "node:http";
import type { FastifyServerFactory } from "fastify";
import { dressBareAnswer, refuseExpectation } from "../access/bare-answers.ts";
import { cutSlowSender } from "../access/cut-slow-senders.ts";
import { limitConnections, mostConnections } from "../access/limit-connections.ts";
import type { IsNear } from "../access/near-addresses.ts";
import type { TimeLimits } from "../access/time-limits.ts";
import type { AnswerCache } from "./answer-cache.ts";

/** How often Node looks for heads that are late, in milliseconds, at most. */
const longestStep = 5_000;

type Options = {
  cache: AnswerCache;
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
      cache.answer(request, response, () => {
        cutSlowSender(request, response, limits);
        dressBareAnswer(response);
        handle(request, response);
      });
    });
    limitConnections(server, mostConnections, isUncapped);
    server.on("checkExpectation", refuseExpectation);
    server.headersTimeout = limits.head;
    server.keepAliveTimeout = limits.nextRequest;
    // Files on slow lines take long; bodies are timed by their pace.
    server.requestTimeout = 0;
    return server;
  };
}
