import { matchRoutes, type RouteObject, type RouterContextProvider } from "react-router";
import { basePath } from "../base-path";
import { resolveRoute, runLoader } from "./route-loading";

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** How long prefetched data is cached for a page that is not opened, in milliseconds. */
const keptFor = 30_000;

/**
 * Prefetches code and data of a link's page when the link is pointed at, focused or touched, unless the
 * browser asks to save data.
 * @param root the id of a route: only links to pages below this route are prefetched
 */
export function prefetchOnIntent(
  routes: RouteObject[],
  root: string,
  context: RouterContextProvider,
): void {
  const recent = new Set<string>();
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.target || navigator.connection?.saveData) return;
    const url = new URL(link.href);
    const { origin, pathname } = window.location;
    if (url.origin !== origin || url.pathname === pathname || recent.has(url.href)) return;
    recent.add(url.href);
    setTimeout(() => recent.delete(url.href), keptFor);
    // A failure is ignored, because it happens again, and is shown, when the link is followed.
    prefetch(routes, root, url, context).catch(() => {});
  };
  for (const event of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(event, handleIntent, { passive: true });
  }
}

async function prefetch(
  routes: RouteObject[],
  root: string,
  url: URL,
  context: RouterContextProvider,
): Promise<void> {
  const matches = matchRoutes(routes, url, basePath) ?? [];
  const page = matches.at(-1);
  if (!page || !matches.some(({ route }) => route.id === root)) return;
  const loaded = await runLoader(await resolveRoute(page.route), page.params, url, context);
  setTimeout(() => disposeOf(loaded), keptFor);
}

/** Releases prefetched data. A page that uses the data retains it by itself. */
function disposeOf(loaded: unknown): void {
  if (typeof loaded !== "object" || !loaded || !("dispose" in loaded)) return;
  if (typeof loaded.dispose === "function") loaded.dispose();
}
