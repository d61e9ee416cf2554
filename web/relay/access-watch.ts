import { type MiddlewareFunction, redirectDocument } from "react-router";
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
 * Has the next page loaded as a document, without anything that this one has loaded, where its viewer's access
 * has changed. Somebody with access is asked for before each page; visitors have none to lose.
 */
export const watchAccess: MiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  if (pathname === watchedPath) return next();
  watchedPath = pathname;
  const [result] = await Promise.all([next(), pageAccess() === null ? null : ask()]);
  return hasChanged() ? redirectDocument(request.url) : result;
};

/** Any page states it. Without a connection nothing is known, and what is loaded is shown. */
const ask = () =>
  fetch(addBasePath(entryPaths.signIn), { method: "HEAD" }).then(noteAccess, () => {});

let watchedPath = typeof window === "undefined" ? "" : window.location.pathname;

const hasChanged = () => stated !== undefined && stated !== pageAccess();
