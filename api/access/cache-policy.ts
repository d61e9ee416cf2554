import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { cookieNames } from "./cookies.ts";
import type { Viewer } from "./viewer.ts";

const ownCookies = Object.values(cookieNames).flatMap((name) => [name, `__Host-${name}`]);

/** Whether a Cookie header carries what may make the sender more than a visitor, as its parser reads it. */
export function sendsOwnCookie(header: string | undefined): boolean {
  if (!header?.includes("vitrine-")) return false;
  const cookies = cookie.parse(header);
  return ownCookies.some((name) => cookies[name]);
}

/** What every visitor gets is asked for each time whether it still holds. */
const askFirst = "public, no-cache";

/**
 * The Cache-Control of a response that depends on who asks: what every visitor gets may be stored by
 * everyone who asks again whether it still holds; what others get is theirs.
 */
export function cachePolicy({ isOwner, hasPortfolioAccess, link }: Viewer): string {
  return isOwner || hasPortfolioAccess || link ? "private, no-store" : askFirst;
}

/** What CDNs purge by: on everything of the site that they may serve without asking and that can be withdrawn. */
export const purgeKeys = { "surrogate-key": "vitrine", "cache-tag": "vitrine" };

/**
 * The headers of what no cookie changes: caches that others share, such as those of a CDN, may serve it
 * without asking for so many seconds; browsers ask. With 0, everyone asks.
 */
export function sharedHeaders(seconds: number): Record<string, string> {
  if (seconds === 0) return { "cache-control": askFirst };
  return {
    // Not "public, max-age=…", which says below that a response is the same for everyone.
    "cache-control": `public, s-maxage=${seconds}, max-age=0, must-revalidate`,
    ...purgeKeys,
  };
}

/**
 * Marks every response that may depend on a cookie of this site, or that sets one, as not to be cached.
 * Files that are the same for everyone say so themselves, with `public` and an age.
 */
export function addCachePolicy(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const isPublic = /\bpublic, max-age=/.test(String(reply.getHeader("cache-control")));
    const dependsOnCookie = sendsOwnCookie(request.headers.cookie) || reply.hasHeader("set-cookie");
    if (dependsOnCookie && (!isPublic || reply.hasHeader("set-cookie"))) {
      reply.header("cache-control", "private, no-store");
    }
    done(null, payload);
  });
}
