/**
 * The path of the site on its host, such as "/portfolio"; empty at the root of a host. Routes, stored rows
 * and the API do not contain it: it is added to an address where the address is shown or fetched.
 */
export let basePath = import.meta.env.SSR
  ? ""
  : (document.querySelector<HTMLScriptElement>("script[data-entry]")?.dataset.base ?? "");

/** Sets the path on the server, for the page that is rendered next. */
export function setBasePath(path: string): void {
  basePath = path;
}

/**
 * Adds the base path to an address of this site, or to each address of a `srcset`. Addresses of other sites
 * are returned unchanged.
 */
export function addBasePath(address: string): string {
  if (!address.startsWith("/") || address.startsWith("//")) return address;
  return basePath + address.replaceAll(", /", `, ${basePath}/`);
}
