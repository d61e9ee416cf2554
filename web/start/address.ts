import { untilHydrated } from "./until-hydrated";

let shown = pageAddress();

/**
 * Until the router runs, reloads the page when Back or Forward changes the address. The browser itself does
 * not load a page for a history entry that the router added before this page was reloaded: it treats the
 * entry as another state of this page.
 */
export function followAddress(): void {
  const handlePop = () => {
    if (pageAddress() !== shown) window.location.reload();
  };
  window.addEventListener("popstate", handlePop);
  untilHydrated(() => window.removeEventListener("popstate", handlePop));
}

/** Changes the address to that of the content that the page shows now, without loading anything. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
  shown = pageAddress();
}

function pageAddress(): string {
  return window.location.pathname + window.location.search;
}
