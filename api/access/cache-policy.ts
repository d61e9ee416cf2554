import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { cookieNames, prefixedNames } from "./cookies.ts";
import { secretIn } from "./tokens/api-tokens.ts";
import type { Viewer } from "./viewer.ts";

const ownCookies = Object.values(cookieNames).flatMap(prefixedNames);

type Credentials = { cookie?: string | undefined; authorization?: string | undefined };

/**
 * Whether the headers of a request may make the sender another than a visitor: a token, or a cookie of this
 * site, as the parser of cookies reads it.
 */
export function sendsCredentials({ cookie: header, authorization }: Credentials): boolean {
  if (secretIn(authorization) !== undefined) return true;
  if (!header?.includes("vitrine-")) return false;
  const cookies = cookie.parse(header);
  return ownCookies.some((name) => cookies[name]);
}

/** Responses for all visitors are stored, and validated before each use. */
const askFirst = "public, no-cache";

/**
 * The Cache-Control of a response that depends on the caller: a visitor's may be stored by all caches and
 * is validated each time; any other is private.
 */
export function cachePolicy({ isOwner, hasPortfolioAccess, link, token }: Viewer): string {
  return isOwner || hasPortfolioAccess || link || token ? "private, no-store" : askFirst;
}

/**
 * Keys by which CDNs purge. All responses have one that CDNs may serve without validation and that can be
 * withdrawn.
 */
export const purgeKeys = { "surrogate-key": "vitrine", "cache-tag": "vitrine" };

/**
 * The headers of responses that no cookie changes: shared caches, such as those of a CDN, may serve them
 * without validation for the given number of seconds; browsers validate. With 0, all caches validate.
 */
export function sharedHeaders(seconds: number): Record<string, string> {
  if (seconds === 0) return { "cache-control": askFirst };
  return {
    // Not "public, max-age=…": that marks a response below as the same for everyone.
    "cache-control": `public, s-maxage=${seconds}, max-age=0, must-revalidate`,
    ...purgeKeys,
  };
}

/**
 * Marks every response that may depend on a token or a cookie of this site, or sets one, as not cacheable. Files that
 * are the same for everyone set `public` and an age themselves.
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
