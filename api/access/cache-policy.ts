import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { cookieNames, prefixedNames } from "./cookies.ts";
import { secretIn } from "./tokens/api-tokens.ts";
import type { Viewer } from "./viewer.ts";

const ownCookies = Object.values(cookieNames).flatMap(prefixedNames);

type Credentials = { cookie?: string | undefined; authorization?: string | undefined };

/**
 * Whether a request contains a token, or a cookie that can give the sender more access than
 * visitors have. Cookies are parsed by @fastify/cookie, as everywhere else.
 */
export function sendsCredentials({ cookie: header, authorization }: Credentials): boolean {
  if (secretIn(authorization) !== undefined) return true;
  if (!header?.includes("vitrine-")) return false;
  const cookies = cookie.parse(header);
  return ownCookies.some((name) => cookies[name]);
}

/** The policy of responses for all visitors: caches store them, and validate them before each use. */
const askFirst = "public, no-cache";

/**
 * The Cache-Control of a response that depends on the caller: the response for a visitor may be stored by all
 * caches and is validated each time; any other response is private and not stored.
 */
export function cachePolicy({ isOwner, hasPortfolioAccess, link, token }: Viewer): string {
  return isOwner || hasPortfolioAccess || link || token ? "private, no-store" : askFirst;
}

/**
 * Headers with a key by which CDNs can purge responses. To be set on all responses that CDNs may
 * serve without validation.
 */
export const purgeKeys = { "surrogate-key": "vitrine", "cache-tag": "vitrine" };

/**
 * The headers of responses that do not depend on cookies. Shared caches, such as those of a CDN,
 * may serve them for the given number of seconds without validation; browsers always validate. With
 * 0, all caches validate.
 */
export function sharedHeaders(seconds: number): Record<string, string> {
  if (seconds === 0) return { "cache-control": askFirst };
  return {
    // Not "public, max-age=…", by which `addCachePolicy` recognises responses that are the same for everyone.
    "cache-control": `public, s-maxage=${seconds}, max-age=0, must-revalidate`,
    ...purgeKeys,
  };
}

/**
 * Forbids caches to store responses that set a cookie, or that may depend on a token or a cookie of
 * this site. Responses with files that are the same for everyone have a Cache-Control of `public,
 * max-age=…`, and stay cacheable unless they set a cookie.
 */
export function addCachePolicy(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const isPublic = /\bpublic, max-age=/.test(String(reply.getHeader("cache-control")));
    const isPersonal = sendsCredentials(request.headers) || reply.hasHeader("set-cookie");
    if (isPersonal && (!isPublic || reply.hasHeader("set-cookie"))) {
      reply.header("cache-control", "private, no-store");
    }
    done(null, payload);
  });
}
