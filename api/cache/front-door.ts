import type { IncomingMessage } from "node:http";

/**
 * What a request's answer depends on besides its address: the way that it came to the site. Undefined
 * for one that names no host, or an odd one: it is not for the cache to answer.
 */
export type FrontDoor = (request: IncomingMessage) => string | undefined;

const plainHost = /^[\w.:[\]-]+$/;

/**
 * Pages name the site's own address, and headers depend on whether it was reached by TLS. What proxies
 * say of that counts as far as their addresses are trusted, so the address is part of it.
 */
export function createFrontDoor(publicUrl: string | undefined, trustsProxies: boolean): FrontDoor {
  return ({ headers, socket }) => {
    if (!headers.host || !plainHost.test(headers.host)) return undefined;
    const host = publicUrl === undefined ? headers.host : "";
    if (!trustsProxies) return host;
    return [
      host,
      publicUrl === undefined ? headers["x-forwarded-host"] : "",
      headers["x-forwarded-proto"],
      socket.remoteAddress,
    ].join(" ");
  };
}
