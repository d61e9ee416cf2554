import type { FastifyReply, FastifyRequest } from "fastify";
import { levelOf } from "../database/storage-fault.ts";
import type { ReadWords } from "../site/last-known-words.ts";
import { BusyFault } from "./busy-fault.ts";
import { describeError } from "./error-body.ts";
import { errorPage } from "./error-page.ts";

/**
 * The last response to a request that failed: what the sender did wrong is said, what failed here is
 * logged and answered with one plain sentence: in documented English to programs, in the site's own words
 * to people.
 */
export function createSendError(readWords: ReadWords) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const body = prepare(error, request, reply);
    if (reply.statusCode >= 500 && request.headers.accept?.includes("text/html")) {
      return reply.type("text/html; charset=utf-8").send(errorPage(await readWords()));
    }
    return reply.send(body);
  };
}

/** The same to a program, which never gets a page. */
export function sendErrorAsJson(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return reply.send(prepare(error, request, reply));
}

function prepare(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfter } = describeError(error);
  reply.status(status).header("cache-control", "no-store");
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  // A burst is no failure, and its log lines would cost as much as its pages.
  if (status >= 500 && !(error instanceof BusyFault))
    request.log[levelOf(error)]({ err: error }, "request failed");
  return body;
}
