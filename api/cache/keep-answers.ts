import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "./accepted-encoding.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { createKeptAnswer, type KeptAnswer } from "./kept-answer.ts";
import { namesTag } from "./names-tag.ts";

/** Keeps answers for the visitors to come: those that say themselves that they are the same for all. */
export function keepAnswers(app: FastifyInstance, cache: AnswerCache): void {
  app.addHook("preClose", (done) => {
    cache.close();
    done();
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const flight = cache.flightOf(request.raw);
    if (!flight) return payload;
    const answer = mayBeKept(reply) ? createAnswer(reply, payload) : undefined;
    flight.land(answer);
    return answer ? sendKept(answer, flight.condition, { request, reply }) : payload;
  });
}

function mayBeKept(reply: FastifyReply): boolean {
  const policy = String(reply.getHeader("cache-control"));
  return reply.statusCode === 200 && policy.includes("public") && !reply.hasHeader("set-cookie");
}

/** Undefined for a body that is streamed. */
function createAnswer(reply: FastifyReply, payload: unknown): KeptAnswer | undefined {
  if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return undefined;
  return createKeptAnswer(Buffer.from(payload), reply.getHeaders());
}

async function sendKept(
  answer: KeptAnswer,
  condition: string | undefined,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Buffer | null> {
  const packed = await answer.pack(acceptedEncoding(request.headers["accept-encoding"]));
  const timing = reply.getHeader("server-timing");
  reply.removeHeader("content-length");
  for (let index = 0; index < packed.headers.length; index += 2) {
    reply.header(packed.headers[index] ?? "", packed.headers[index + 1]);
  }
  // Nobody else's answer took the time that this one did.
  if (timing) reply.header("server-timing", timing);
  else reply.removeHeader("server-timing");
  if (condition === undefined || !namesTag(condition, packed.etag)) return packed.body;
  reply.status(304).removeHeader("content-length").removeHeader("content-encoding");
  return null;
}
