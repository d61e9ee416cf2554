import type { FastifyReply, FastifyRequest } from "fastify";
import type { Cookies } from "./cookies.ts";

/**
 * The cookies of an HTTP request. Scripts cannot read them and other sites cannot send them; over https
 * their names bind them to this very host, so that no neighbouring one can plant them.
 */
export function createHttpCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): Cookies {
  const nameFor = (name: string) => (isSecure ? `__Host-${name}` : name);
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure } as const;
  const changes = new Map<string, string | undefined>();
  return {
    read: (name) =>
      changes.has(name) ? changes.get(name) : request.cookies[nameFor(name)] || undefined,
    set: (name, value, lifetime) => {
      changes.set(name, value);
      reply.setCookie(nameFor(name), value, {
        ...attributes,
        ...(lifetime !== undefined && { maxAge: lifetime }),
      });
    },
    remove: (name) => {
      changes.set(name, undefined);
      reply.clearCookie(nameFor(name), attributes);
    },
  };
}
