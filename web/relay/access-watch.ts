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

/** The element that says what the viewer of this page may see; web/start reads it, too. */
const page =
  typeof document === "undefined"
    ? null
    : document.querySelector<HTMLScriptElement>("script[data-entry]");

/** What the viewer may see by the newest response, as {@link accessHeader} has it. Undefined before the first. */
let stated: string | null | undefined;

const pageAccess = () => page?.dataset.access ?? null;

/** Notes what a response states of its viewer's access. A fault, such as a proxy's, states nothing. */
export function noteAccess({ ok, headers }: Response): void {
  if (ok) stated = headers.get(accessHeader);
}

/** The page itself has asked for what its viewer may see from now on: what it has loaded is read again. */
export function acceptAccess(environment: IEnvironment): void {
  if (stated) page?.setAttribute("data-access", stated);
  else page?.removeAttribute("data-access");
  clearQueryCache(environment);
}

/**
 * Asks for the access of somebody who has some before each page, so that nothing is shown after its end;
 * visitors have none to lose. A loader, since behind a middleware the router shows no change of the address
 * at once, such as the viewer's.
 */
export const watchAccess: LoaderFunction = async ({ request }) => {
  const { pathname } = new URL(request.url);
  if (pathname === watchedPath) return null;
  watchedPath = pathname;
  if (pageAccess() !== null) await ask();
  return changeOfAccess(request);
};

/**
 * Has a page loaded as a document, without anything that was loaded before, where what it loads shows that its
 * viewer's access has changed.
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

/** Any page states it. Without a connection nothing is known, and what is loaded is shown. */
const ask = () =>
  fetch(addBasePath(entryPaths.signIn), { method: "HEAD" }).then(noteAccess, () => {});

let watchedPath = typeof window === "undefined" ? "" : window.location.pathname;
