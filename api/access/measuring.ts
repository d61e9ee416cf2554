import type { FastifyRequest } from "fastify";

/**
 * The cookie of a browser whose reader does not allow the site to measure what is read. It gives no
 * access. web/start/visits.ts reads it, too.
 */
export const unmeasuredCookie = "vitrine-unmeasured";

/**
 * Whether the site may measure what is read in a browser: "allowed"; "declined" by the switch in
 * the footer; "signalled" where the browser refuses by Global Privacy Control or Do Not Track,
 * whatever the switch says.
 */
export type Measuring = "allowed" | "declined" | "signalled";

export function measuringOf({
  headers,
  cookies,
}: Pick<FastifyRequest, "headers" | "cookies">): Measuring {
  if (headers["sec-gpc"] === "1" || headers.dnt === "1") return "signalled";
  return cookies[unmeasuredCookie] ? "declined" : "allowed";
}
