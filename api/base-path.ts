/**
 * The path below which a site stands on its host, such as "/portfolio". Empty at the root.
 * @param site its address. Undefined where none is set
 */
export function basePathOf(site: string | undefined): string {
  return site === undefined ? "" : new URL(site).pathname.replace(/\/$/, "");
}

/** The address within a site of an address on its host, from its path on. Undefined outside the site. */
export function stripBasePath(address: string, basePath: string): string | undefined {
  if (!address.startsWith(basePath)) return undefined;
  const rest = address.slice(basePath.length);
  if (rest.startsWith("/")) return rest;
  return rest === "" || rest.startsWith("?") ? `/${rest}` : undefined;
}

/** The address within a site of its whole address. Any other is returned as it is. */
export function stripSiteAddress(address: string, site: string): string {
  return address.startsWith(`${site}/`) ? address.slice(site.length) : address;
}
