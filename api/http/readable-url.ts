/** Proxies and tools may name the site in the request line; only what follows is an address of it. */
const scheme = /^[a-z][a-z\d+.-]*:\/\/[^/?]*/i;

/**
 * The address of a request, from the first slash on; one whose escapes mean nothing is taken letter by
 * letter, and so names nothing.
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
