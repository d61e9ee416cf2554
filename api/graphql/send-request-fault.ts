import type { FastifyReply, FastifyRequest } from "fastify";
import { describeError } from "../errors/error-body.ts";

/** Sends an error in a request as a GraphQL response. Rethrows errors of the server (status 500 or more). */
export function sendRequestFault(
  fault: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, body } = describeError(fault);
  if (status >= 500) throw fault;
  // The rest of the body is read and dropped, so that the sender can read the response.
  request.raw.resume();
  const { error: message, code } = body;
  reply.status(status).send({ errors: [{ message, extensions: { code } }] });
}
