/** The pages that visitors ask for, and the parameters that each of them reads. */
const pages: readonly { path: RegExp; parameters?: readonly string[] }[] = [
  { path: /^\/$/ },
  { path: /^\/work$/, parameters: ["view", "count"] },
  { path: /^\/about$/, parameters: ["tab"] },
  { path: /^\/connect$/, parameters: ["message"] },
  { path: /^\/project\/[^/]+$/, parameters: ["access"] },
];

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
  const page = pages.find((candidate) => candidate.path.test(path));
  if (!page) return undefined;
  const asked = new URLSearchParams(query);
  const read = (page.parameters ?? []).flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return read.length === 0 ? path : `${path}?${read.join("&")}`;
}

/**
 * One address for all GET requests that get the same answer, as far as answers are kept. Undefined where
 * the request is always passed on.
 */
export function keptAddress(url: string): string | undefined {
  if (url.length > longest) return undefined;
  const { path, query } = split(url);
  if (path === "/graphql") return documentAddress(query);
  if (path === "/sitemap.xml") return path;
  if (path.startsWith("/api/")) return query === undefined && reads.test(path) ? path : undefined;
  return pageAddress(url);
}

/** The site's own documents, asked for by id. */
function documentAddress(query: string | undefined): string | undefined {
  const parameters = new URLSearchParams(query);
  const id = parameters.get("documentId");
  const variables = parameters.get("variables") ?? "{}";
  const isKnown = [...parameters.keys()].every((key, index, keys) => {
    return (key === "documentId" || key === "variables") && keys.indexOf(key) === index;
  });
  return id && isKnown ? `/graphql ${id} ${variables}` : undefined;
}

function split(url: string): { path: string; query: string | undefined } {
  const [path = "", ...rest] = url.split("?");
  return { path, query: rest.length > 0 ? rest.join("?") : undefined };
}
