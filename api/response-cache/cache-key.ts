import type { IncomingMessage } from "node:http";
import { openPages } from "../../pages/pages.ts";
import { sendsOwnCookie } from "../access/cache-policy.ts";
import { isFormerFirstPage } from "../http/address-parameters.ts";
import { announcesBody } from "../http/slow-clients.ts";

/** The parameters that a page reads. Undefined for what is no page that visitors ask for. */
function parametersOf(path: string): readonly string[] | undefined {
  if (/^\/project\/[^/]+$/.test(path)) return ["access"];
  return Object.values(openPages).find((page) => page.path === path)?.parameters;
}

/** What other programs ask for. */
const lists = ["/sitemap.xml", "/feed.xml", "/feed.json"];

/** What REST tells everyone. */
const reads = /^\/api\/(?:projects|about|banner|site-colors)(?:\/|$)/;

/** Longer addresses are nobody's, or an attempt to fill the memory. */
const longest = 500;

/**
 * One address for all that get the same page: the path, and the parameters that the page reads.
 * Undefined for what is no page of the site's own.
 */
export function pageAddress(url: string): string | undefined {
  const { path, query } = split(url);
  const parameters = parametersOf(path);
  if (!parameters) return undefined;
  const asked = new URLSearchParams(query);
  const read = parameters.flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return read.length === 0 ? path : `${path}?${read.join("&")}`;
}

/** One address for all GET requests that get the same response. Undefined where it is never cached. */
function cachedAddress(url: string): string | undefined {
  if (url.length > longest) return undefined;
  const { path, query } = split(url);
  if (path === "/graphql") return documentAddress(query);
  if (lists.includes(path)) return path;
  if (path.startsWith("/api/")) return query === undefined && reads.test(path) ? path : undefined;
  if (isFormerFirstPage(url)) return undefined;
  const address = pageAddress(url);
  return address !== undefined && isOwnCount(path, query) ? address : undefined;
}

/** Whole pages of the Work grid, see web/site/work/gridPages.ts. */
const gridPage = 48;
const maxGridPages = 10;

/**
 * Whether a grid is asked for as the site's own links do: they name whole pages of it, and images by their
 * number. Any other count or spelling gets one of the same pages, which would fill the memory. A number that
 * no image has is answered with 404.
 */
function isOwnCount(path: string, query: string | undefined): boolean {
  if (path !== openPages.work.path) return true;
  const asked = new URLSearchParams(query);
  const view = asked.get("view");
  const pages = Number(asked.get("count") ?? gridPage) / gridPage;
  const isWhole = Number.isInteger(pages) && pages >= 1 && pages <= maxGridPages;
  const spelled = asked.get("count") ?? String(gridPage);
  return (
    isWhole &&
    spelled === String(pages * gridPage) &&
    (view === null || /^[1-9]\d{0,8}$/.test(view))
  );
}

/** The site's own documents, asked for by id. */
function documentAddress(query: string | undefined): string | undefined {
  const parameters = new URLSearchParams(query);
  const id = parameters.get("documentId");
  const variables = parameters.get("variables") ?? "{}";
  const isKnown = [...parameters.keys()].every((key, index, keys) => {
    return (key === "documentId" || key === "variables") && keys.indexOf(key) === index;
  });
  return id && isKnown && !namesTag.test(variables) ? `/graphql ${id} ${variables}` : undefined;
}

/** A tag is any text: the memory would fill with the lists of tags that nothing has. Pages answer those with 404. */
const namesTag = /"tag"\s*:\s*"/;

function split(url: string): { path: string; query: string | undefined } {
  const [path = "", ...rest] = url.split("?");
  return { path, query: rest.length > 0 ? rest.join("?") : undefined };
}

/**
 * What all requests have in common that get the same response. Undefined for a request that the cache
 * does not answer.
 */
export type CacheKey = (request: IncomingMessage) => string | undefined;

/**
 * A response depends on more than its address. Pages name the site's own address, and headers depend on
 * whether it was reached by TLS. What proxies say of that counts as far as their addresses are trusted,
 * so the address is part of the key.
 */
export function createCacheKey(publicUrl: string | undefined, trustsProxies: boolean): CacheKey {
  const originOf = ({ headers, socket }: IncomingMessage): string | undefined => {
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
  return (request) => {
    const { method, url = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    // It may never be complete, and others would wait for it.
    if (announcesBody(request)) return undefined;
    if (sendsOwnCookie(headers.cookie)) return undefined;
    const address = cachedAddress(url);
    if (address === undefined) return undefined;
    const origin = originOf(request);
    if (origin === undefined) return undefined;
    if (!address.startsWith("/graphql")) return `${origin} ${address}`;
    const form = graphqlForm(headers.accept);
    return form && `${origin} ${address} ${form}`;
  };
}

const plainHost = /^[\w.:[\]-]+$/;

/** The forms that GraphQL responses come in. Undefined for those that are not cached. */
function graphqlForm(accept = "*/*"): string | undefined {
  if (accept === "*/*") return "any";
  if (/html|event-stream|multipart/.test(accept)) return undefined;
  if (accept.includes("application/graphql-response+json")) return "graphql";
  return accept.includes("application/json") ? "json" : undefined;
}

/** Whether a response came from the cache, was rendered for it, or was rendered for its caller alone. */
export type CacheUse = "hit" | "miss" | "pass";

type Asked = { method: string; url: string; headers: { cookie?: string | undefined } };

/** How the cache was used for a request that was passed on. */
export function cacheUseOf({ method, url, headers }: Asked): CacheUse {
  const isCached = (method === "GET" || method === "HEAD") && cachedAddress(url) !== undefined;
  return isCached && !sendsOwnCookie(headers.cookie) ? "miss" : "pass";
}
