import type { IncomingMessage } from "node:http";
import { openPages } from "../../pages/pages.ts";
import { sendsCredentials } from "../access/cache-policy.ts";
import { persistedTexts } from "../graphql/persisted-documents.ts";
import { isFormerFirstPage } from "../http/address-parameters.ts";
import { announcesBody } from "../http/slow-clients.ts";

/**
 * The names of the query parameters that a page reads. Undefined for paths without a page for
 * visitors.
 */
function parametersOf(path: string): readonly string[] | undefined {
  // A path with a dot is that of a file, because slugs contain no dot.
  if (/^\/project\/[^/.]+$/.test(path)) return ["access"];
  return Object.values(openPages).find((page) => page.path === path)?.parameters;
}

/** The paths of lists for search engines and feed readers. */
const lists = ["/sitemap.xml", "/feed.xml", "/feed.json"];

/** Matches the paths of REST calls whose response is the same for all visitors. */
const reads = /^\/api\/(?:projects|about|banner|site-colors)(?:\/|$)/;

/**
 * The maximum length of a cached address, in characters. The site has no longer addresses. Requests
 * for such addresses may be an attempt to fill the memory.
 */
const longest = 500;

/**
 * The canonical address of a page: the path, and the parameters that the page reads, in a fixed
 * order. Undefined for addresses without a page for visitors.
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

/** The canonical address of a GET or HEAD request. Undefined where its response is never cached. */
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

/**
 * The number of pictures on a page of the work grid, and the maximum number of pages (see
 * web/site/work/gridPages.ts).
 */
const gridPage = 48;
const maxGridPages = 10;

/**
 * Whether an address of the work page has a form that the site links to: `count` is a number of
 * whole pages of the grid, and `view` is a plain number. Other counts and spellings get the same
 * responses, and would fill the memory with copies. True for any other page.
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

/** The names of the variables of each persisted document of this build, by its id. */
const declaredNames = new Map(
  [...persistedTexts].map(([id, text]) => [
    id,
    new Set(Array.from(text.matchAll(/^ {2}\$(\w+):/gm), ([, name]) => name)),
  ]),
);

/**
 * The canonical address of a persisted GraphQL document with its variables. Undeclared variables and
 * the spelling of the JSON do not change the response, so they are not part of the address: they
 * would fill the memory with copies. Undefined for other GraphQL requests, and for documents with
 * the variable `tag`, because a tag can be any text.
 */
function documentAddress(query: string | undefined): string | undefined {
  const parameters = new URLSearchParams(query);
  const id = parameters.get("documentId") ?? "";
  const names = declaredNames.get(id);
  const given = readVariables(parameters.get("variables") ?? "{}");
  const isKnown = [...parameters.keys()].every((key, index, keys) => {
    return (key === "documentId" || key === "variables") && keys.indexOf(key) === index;
  });
  if (!id || !given || !isKnown) return undefined;
  const variables = Object.entries(given)
    .filter(([name]) => names?.has(name) ?? true)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const hasTag = variables.some(([name, value]) => name === "tag" && typeof value === "string");
  return hasTag ? undefined : `/graphql ${id} ${JSON.stringify(variables)}`;
}

function readVariables(text: string): object | undefined {
  try {
    const variables: unknown = JSON.parse(text);
    return typeof variables === "object" && variables !== null ? variables : undefined;
  } catch {
    return undefined;
  }
}

function split(url: string): { path: string; query: string | undefined } {
  const [path = "", ...rest] = url.split("?");
  return { path, query: rest.length > 0 ? rest.join("?") : undefined };
}

/**
 * The cache key of a request: equal for all requests with the same response. Undefined for a
 * request whose response is not cached.
 */
export type CacheKey = (request: IncomingMessage) => string | undefined;

/**
 * Creates the function that computes cache keys. A key contains the origin (host, scheme and
 * proxy), because pages contain the address of the site, and headers depend on TLS. If proxies are
 * trusted, their headers determine host and scheme.
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
    // A request with a body is not cached: the body may never arrive completely, and equal requests
    // would wait for the response.
    if (announcesBody(request)) return undefined;
    if (sendsCredentials(headers)) return undefined;
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

/**
 * A name for the media type of a GraphQL response. Undefined for a media type that is not cached.
 */
function graphqlForm(accept = "*/*"): string | undefined {
  if (accept === "*/*") return "any";
  if (/html|event-stream|multipart/.test(accept)) return undefined;
  if (accept.includes("application/graphql-response+json")) return "graphql";
  return accept.includes("application/json") ? "json" : undefined;
}

/**
 * Whether a response came from the cache ("hit"), was rendered for the cache ("miss"), or is never
 * cached ("pass").
 */
export type CacheUse = "hit" | "miss" | "pass";

type Asked = {
  method: string;
  url: string;
  headers: { cookie?: string | undefined; authorization?: string | undefined };
};

/** How the cache was used for a request that has reached the app. */
export function cacheUseOf({ method, url, headers }: Asked): CacheUse {
  const isCached = (method === "GET" || method === "HEAD") && cachedAddress(url) !== undefined;
  return isCached && !sendsCredentials(headers) ? "miss" : "pass";
}
