/** Proxies and tools may send an absolute URL in the request line. */
const scheme = /^[a-z][a-z\d+.-]*:\/\/[^/?]*/i;

/**
 * The path and query of a request. Invalid escapes are taken literally, so that the address matches no
 * page.
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
