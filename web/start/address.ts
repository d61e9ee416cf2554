import { untilHydrated } from "./until-hydrated";

let shown = pageAddress();

/**
 * Loads the page of an address to which Back or Forward leads. The browser treats the address as a state of
 * this page where the site's code opened it, before the page was left and loaded again.
 */
export function followAddress(): void {
  const handlePop = () => {
    if (pageAddress() !== shown) window.location.reload();
  };
  window.addEventListener("popstate", handlePop);
  untilHydrated(() => window.removeEventListener("popstate", handlePop));
}

/** Sets the address of what the page shows now, without loading it. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
  shown = pageAddress();
}

function pageAddress(): string {
  return window.location.pathname + window.location.search;
}
