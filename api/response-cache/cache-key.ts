import type { IncomingMessage } from "node:http";
import { openPages } from "../../pages/pages.ts";
import { sendsCredentials } from "../access/cache-policy.ts";
import { persistedTexts } from "../graphql/persisted-documents.ts";
import { isFormerFirstPage } from "../http/address-parameters.ts";
import { announcesBody } from "../http/slow-clients.ts";

/** The query parameters that a page reads. Undefined for paths that are no pages for visitors. */
function parametersOf(path: string): readonly string[] | undefined {
  // Names of files have a dot, slugs have none.
  if (/^\/project\/[^/.]+$/.test(path)) return ["access"];
  return Object.values(openPages).find((page) => page.path === path)?.parameters;
}

/** The addresses of lists for other programs: search engines and feed readers. */
const lists = ["/sitemap.xml", "/feed.xml", "/feed.json"];

/** REST calls whose response is the same for everyone. */
const reads = /^\/api\/(?:projects|about|banner|site-colors)(?:\/|$)/;

/**
 * The maximum length of a cached address, in characters. The site has no longer addresses; requests for them
 * may be an attempt to fill the memory.
 */
const longest = 500;

/**
 * The canonical address of a page: the path, and the parameters that the page reads.
 * Undefined for addresses that are no pages of the site.
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

/** The canonical address of a GET request. Undefined where it is never cached. */
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

/** The page size of the work grid, see web/site/work/gridPages.ts. */
const gridPage = 48;
const maxGridPages = 10;

/**
 * Whether an address of the work grid is one that the site links to: whole pages, and images by number. Other
 * counts and spellings return the same pages, and would fill the memory with them. The number of an unknown
 * image gets 404. True for any other page.
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
 * The canonical address of a persisted GraphQL document with its variables. Undefined for other GraphQL requests.
 * Variables that the document does not declare, and other spellings, do not change the response, and would fill
 * the memory with it. The same is true for tags: a tag can be any text, and unknown tags get 404.
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
 * The cache key of a request: equal for all requests with the same response. Undefined for a request that
 * is not cached.
 */
export type CacheKey = (request: IncomingMessage) => string | undefined;

/**
 * A response depends on more than its path. Pages contain the site's own address, and headers depend on
 * TLS. Headers of trusted proxies decide both, so the origin is part of the key.
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
    // The body may never be complete, and other requests for the same response would wait for this request.
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

/** The media type of a GraphQL response. Undefined for a response that is not cached. */
function graphqlForm(accept = "*/*"): string | undefined {
  if (accept === "*/*") return "any";
  if (/html|event-stream|multipart/.test(accept)) return undefined;
  if (accept.includes("application/graphql-response+json")) return "graphql";
  return accept.includes("application/json") ? "json" : undefined;
}

/** Whether a response came from the cache, was rendered for it, or is never cached. */
export type CacheUse = "hit" | "miss" | "pass";

type Asked = {
  method: string;
  url: string;
  headers: { cookie?: string | undefined; authorization?: string | undefined };
};

/** How the cache was used for a request that it passed on. */
export function cacheUseOf({ method, url, headers }: Asked): CacheUse {
  const isCached = (method === "GET" || method === "HEAD") && cachedAddress(url) !== undefined;
  return isCached && !sendsCredentials(headers) ? "miss" : "pass";
}
