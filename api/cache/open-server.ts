import { createServer, type Server } from "node:http";
import type { FastifyServerFactory } from "fastify";
import { dressBareAnswer, refuseExpectation } from "../access/bare-answers.ts";
import type { AnswerCache } from "./answer-cache.ts";

/** An HTTP server that asks the cache before anything else is done for a request. */
export function openServer(cache: AnswerCache): FastifyServerFactory {
  return (handle, options): Server => {
    const server = createServer(Object(options.http), (request, response) => {
      cache.answer(request, response, () => {
        dressBareAnswer(response);
        handle(request, response);
      });
    });
    server.on("checkExpectation", refuseExpectation);
    // As Fastify sets them on a server that it opens itself.
    server.keepAliveTimeout = Number(options.keepAliveTimeout);
    server.requestTimeout = Number(options.requestTimeout);
    return server;
  };
}
