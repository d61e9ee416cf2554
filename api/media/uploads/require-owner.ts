import type { FastifyReply, FastifyRequest } from "fastify";
import { refusalOfScopes } from "../../../content/token-scopes.ts";
import { mayAs } from "../../access/viewer.ts";
import { readOnly } from "../../builder/action.ts";
import type { TokenScopes } from "../../builder/builder.ts";
import type { MakeContext } from "../../builder/context.ts";

/**
 * Creates a hook that refuses all callers except the owner, before the body is read. In a read-only
 * copy of the site (READ_ONLY), it refuses the owner, too.
 * @param scopes the scopes that an API token of the owner needs; true where no token is accepted
 */
export function requireOwner(makeContext: MakeContext, scopes: TokenScopes | true) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { viewer, fixed } = await makeContext(request, reply);
    if (viewer.token) {
      if (scopes === true || !mayAs(viewer, scopes)) {
        return reply.status(403).send({ error: refusalOfScopes(scopes), code: "FORBIDDEN" });
      }
    } else if (!viewer.isOwner) {
      return reply
        .status(401)
        .send({ error: "Sign in as the owner to do this.", code: "UNAUTHENTICATED" });
    }
    return fixed.isReadOnly ? reply.status(403).send(readOnly) : undefined;
  };
}
