/**
 * The path below which the site stands on its host, such as "/portfolio"; empty at the root of a host. Routes,
 * stored rows and the API know nothing of it: it is added to an address where the address is shown or fetched.
 */
export let basePath = import.meta.env.SSR
  ? ""
  : (document.querySelector<HTMLScriptElement>("script[data-entry]")?.dataset.base ?? "");

/** On the server, for the page that is rendered next. */
export function setBasePath(path: string): void {
  basePath = path;
}

/**
 * The address of something of this site on its host, or the addresses of the candidates for a picture. Those of
 * others are returned as they are.
 */
export function addBasePath(address: string): string {
  if (!address.startsWith("/") || address.startsWith("//")) return address;
  return basePath + address.replaceAll(", /", `, ${basePath}/`);
}
