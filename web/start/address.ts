import { untilHydrated } from "./until-hydrated";

let shown = pageAddress();

/**
 * Loads the page of an address to which Back or Forward leads, until the site's code does that. If the site's
 * code had opened that address before this page was left and loaded again, the browser treats it as a state
 * of this page, and loads nothing.
 */
export function followAddress(): void {
  const handlePop = () => {
    if (pageAddress() !== shown) window.location.reload();
  };
  window.addEventListener("popstate", handlePop);
  untilHydrated(() => window.removeEventListener("popstate", handlePop));
}

/** Sets the address for the content that the page shows now, without loading anything. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
  shown = pageAddress();
}

function pageAddress(): string {
  return window.location.pathname + window.location.search;
}
