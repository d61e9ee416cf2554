import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { levelOf } from "../database/storage-fault.ts";
import type { ReadWords } from "../site/read-site-words.ts";
import { BusyFault } from "./busy-fault.ts";
import { describeError, type ErrorBody } from "./error-body.ts";
import { errorPage } from "./error-page.ts";

/**
 * Sends the response to each failed request. A fault of the caller is described in the response. An internal
 * failure is logged, and the response does not contain its cause: programs get English JSON, people get a page
 * in the language of the site.
 */
export function handleErrors(app: FastifyInstance, readWords: ReadWords, basePath: string): void {
  app.setErrorHandler(async (error, request, reply) => {
    const body = prepare(error, request, reply);
    if (reply.statusCode >= 500 && request.headers.accept?.includes("text/html")) {
      return reply.type("text/html; charset=utf-8").send(errorPage(await readWords(), basePath));
    }
    return reply.send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .status(404)
      .send({ error: "There is nothing at this address.", code: "NOT_FOUND" } satisfies ErrorBody),
  );
}

/** Sends the response to a failed request, always as JSON: for programs, which never get a page. */
export function sendErrorAsJson(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return reply.send(prepare(error, request, reply));
}

const describingFile = [
  "accept-ranges",
  "content-disposition",
  "content-length",
  "content-range",
  "etag",
];

function prepare(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfter } = describeError(error);
  // Where the first byte of a file cannot be read, headers that describe the file are already set.
  for (const name of describingFile) reply.removeHeader(name);
  reply.status(status).type("application/json; charset=utf-8").header("cache-control", "no-store");
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  // A busy server has not failed, and in a burst of requests the log lines would cost as much as the pages.
  if (status >= 500 && !(error instanceof BusyFault))
    request.log[levelOf(error)]({ err: error }, "request failed");
  return body;
}
