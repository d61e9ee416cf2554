/**
 * The path below which a site is served on its host, such as "/portfolio". Empty at the root.
 * @param site the address of the site. Undefined where none is set
 */
export function basePathOf(site: string | undefined): string {
  return site === undefined ? "" : new URL(site).pathname.replace(/\/$/, "");
}

/** Removes the base path from an address on the site's host. Undefined for an address outside the site. */
export function stripBasePath(address: string, basePath: string): string | undefined {
  if (!address.startsWith(basePath)) return undefined;
  const rest = address.slice(basePath.length);
  if (rest.startsWith("/")) return rest;
  return rest === "" || rest.startsWith("?") ? `/${rest}` : undefined;
}

/** Removes the address of the site from an absolute address. Other addresses are returned unchanged. */
export function stripSiteAddress(address: string, site: string): string {
  return address.startsWith(`${site}/`) ? address.slice(site.length) : address;
}
