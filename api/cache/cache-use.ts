import { sendsOwnCookie } from "../access/keep-private.ts";
import { keptAddress } from "./kept-address.ts";

/** How an answer came about: from what is kept, made to be kept, or made for its caller alone. */
export type CacheUse = "hit" | "miss" | "pass";

type Asked = { method: string; url: string; headers: { cookie?: string | undefined } };

/** How the cache was used for a request that it did not answer. */
export function cacheUseOf({ method, url, headers }: Asked): CacheUse {
  const isKept = (method === "GET" || method === "HEAD") && keptAddress(url) !== undefined;
  return isKept && !sendsOwnCookie(headers.cookie) ? "miss" : "pass";
}
