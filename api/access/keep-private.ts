import type { FastifyInstance } from "fastify";
import { cookieNames } from "./cookies.ts";

const ownCookie = new RegExp(
  `(?:^|[;\\s])(?:__Host-)?(?:${Object.values(cookieNames).join("|")})=`,
);

/**
 * Keeps every answer that may depend on a cookie of this site, or that sets one, out of all caches.
 * Files that are the same for everyone say so themselves, with `public`.
 */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const isPublic = String(reply.getHeader("cache-control")).includes("public");
    const dependsOnCookie =
      ownCookie.test(request.headers.cookie ?? "") || reply.hasHeader("set-cookie");
    if (dependsOnCookie && (!isPublic || reply.hasHeader("set-cookie"))) {
      reply.header("cache-control", "private, no-store");
    }
    done(null, payload);
  });
}
