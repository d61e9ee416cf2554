import type { FastifyRequest } from "fastify";

/**
 * The cookie of a browser whose reader refuses measuring. It grants nothing; the start script reads it:
 * web/start/visits.ts.
 */
export const unmeasuredCookie = "vitrine-unmeasured";

/**
 * Whether a browser may be measured: "allowed", "declined" by the switch at the foot of the page, or
 * "signalled" by Global Privacy Control or Do Not Track, regardless of the switch.
 */
export type Measuring = "allowed" | "declined" | "signalled";

export function measuringOf({
  headers,
  cookies,
}: Pick<FastifyRequest, "headers" | "cookies">): Measuring {
  if (headers["sec-gpc"] === "1" || headers.dnt === "1") return "signalled";
  return cookies[unmeasuredCookie] ? "declined" : "allowed";
}
