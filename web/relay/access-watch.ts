import {
  type LazyRouteFunction,
  type LoaderFunction,
  type RouteObject,
  redirectDocument,
} from "react-router";
import type { IEnvironment } from "relay-runtime";
import { accessHeader } from "../../audience/access-header";
import { entryPaths } from "../../pages/paths";
import { addBasePath } from "../base-path";
import { clearQueryCache } from "./clear-query-cache";

/** The element whose `data-access` states what the viewer of this page may see; web/start reads it, too. */
const page =
  typeof document === "undefined"
    ? null
    : document.querySelector<HTMLScriptElement>("script[data-entry]");

/**
 * The value of {@link accessHeader} in the newest response. Null for visitors, undefined before the first
 * response.
 */
let stated: string | null | undefined;

const pageAccess = () => page?.dataset.access ?? null;

/** Remembers the access that a response states. A failed response, such as a proxy's, states none. */
export function noteAccess({ ok, headers }: Response): void {
  if (ok) stated = headers.get(accessHeader);
}

/**
 * Records the newest access as the access of the page, after a change that the page itself requested. Cached data
 * is invalidated, so that it is fetched again.
 */
export function acceptAccess(environment: IEnvironment): void {
  if (stated) page?.setAttribute("data-access", stated);
  else page?.removeAttribute("data-access");
  clearQueryCache(environment);
}

/**
 * Before each page, requests the current access of a viewer who has more access than visitors, so
 * that no protected content is shown after that access has ended. This is a loader, because with a
 * middleware the router would delay changes of the address, such as those of the picture viewer.
 */
export const watchAccess: LoaderFunction = async ({ request }) => {
  const { pathname } = new URL(request.url);
  if (pathname === watchedPath) return null;
  watchedPath = pathname;
  if (pageAccess() !== null) await ask();
  return changeOfAccess(request);
};

/**
 * If the response to a page's loader shows that the viewer's access has changed, loads the page again as a
 * document, without any earlier data.
 */
export function watchPage(
  page: RouteObject & { lazy: LazyRouteFunction<RouteObject> },
): RouteObject {
  const lazy = async () => {
    const { loader, ...code } = await page.lazy();
    const watched: LoaderFunction = async (call, context) => {
      const loaded = typeof loader === "function" && (await loader(call, context));
      return changeOfAccess(call.request) ?? loaded;
    };
    return { ...code, loader: watched };
  };
  return Object.assign({}, page, { lazy });
}

const changeOfAccess = ({ url }: Request): Response | null =>
  stated !== undefined && stated !== pageAccess() ? redirectDocument(url) : null;

/**
 * Reads the current access from the header (`accessHeader`) of the sign-in page, which everybody may open. If
 * the request fails, the access counts as unchanged, and loaded data is shown.
 */
const ask = () =>
  fetch(addBasePath(entryPaths.signIn), { method: "HEAD" }).then(noteAccess, () => {});

let watchedPath = typeof window === "undefined" ? "" : window.location.pathname;
