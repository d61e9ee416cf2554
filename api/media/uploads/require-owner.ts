import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../builder/context.ts";

type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/** Refuses all callers except the owner before the body is read. */
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
