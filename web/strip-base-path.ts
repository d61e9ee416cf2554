import { basePath } from "./base-path";

/** Removes the base path from a path on the host. Null for a path outside the site. */
export function stripBasePath(pathname: string): string | null {
  if (pathname === basePath) return "/";
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : null;
}
