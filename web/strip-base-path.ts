import { basePath } from "./base-path";

/** The path within the site of a path on its host. Null outside the site. */
export function stripBasePath(pathname: string): string | null {
  if (pathname === basePath) return "/";
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : null;
}
