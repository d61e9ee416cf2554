/**
 * Matches the scheme and host of an absolute URL, which proxies and tools may send in the request
 * line.
 */
const scheme = /^[a-z][a-z\d+.-]*:\/\/[^/?]*/i;

/**
 * The path and query of a request. In a path with invalid escapes, every `%` is escaped and the
 * query is dropped, so that the path matches no page.
 */
export function readableUrl(requested: string): string {
  const rest = requested.replace(scheme, "");
  const url = rest.startsWith("/") ? rest : `/${rest}`;
  const [path = "/"] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25");
  }
}
