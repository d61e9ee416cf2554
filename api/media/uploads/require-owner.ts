import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../builder/context.ts";

type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/** Refuses, before a byte of a body is read, whoever is not the owner. */
export function requireOwner(makeContext: MakeContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { viewer } = await makeContext(request, reply);
    if (!viewer.isOwner) {
      return reply
        .status(401)
        .send({ error: "Sign in as the owner to do this.", code: "UNAUTHENTICATED" });
    }
  };
}
