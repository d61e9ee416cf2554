import type { FastifyReply, FastifyRequest } from "fastify";
import { describeError } from "../errors/error-body.ts";

/** A request that is not read, with the status and code of its response. */
export class RequestFault extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** Sends an error in the form of GraphQL where a request came to no operation. */
export function sendRequestFault(
  fault: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, body } = describeError(fault);
  if (status >= 500) throw fault;
  // What is still being sent is read and dropped, so that the sender gets to read the response.
  request.raw.resume();
  const { error: message, code } = body;
  reply.status(status).send({ errors: [{ message, extensions: { code } }] });
}
