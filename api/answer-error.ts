import type { FastifyReply, FastifyRequest } from "fastify";

const plainPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Something went wrong</title></head><body><h1>Something went wrong</h1><p>The site could not show this page. It may work in a moment.</p><p><a href="/">Back to Home</a></p></body></html>`;

/**
 * The last answer to a request that failed: what the sender did wrong is said, what failed here is
 * logged and answered with one plain sentence.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error);
  if (status < 500) {
    const message = error instanceof Error ? error.message : "The request was not understood.";
    return reply.status(status).send({ error: message });
  }
  request.log.error({ err: error }, "request failed");
  if (request.headers.accept?.includes("text/html")) {
    return reply.status(500).type("text/html; charset=utf-8").send(plainPage);
  }
  return reply.status(500).send({ error: "Something went wrong on the server." });
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
