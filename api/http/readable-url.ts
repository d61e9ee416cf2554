/** The scheme and host of an absolute URL, which proxies and tools may send in the request line. */
const scheme = /^[a-z][a-z\d+.-]*:\/\/[^/?]*/i;

/**
 * The path and query of a request. A path with invalid escapes is taken literally, without its query, so that
 * it matches no page.
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
