import { untilHydrated } from "./until-hydrated";

let shown = pageAddress();

/**
 * Loads the page of an address that Back or Forward leads to. The browser takes it for a state of this
 * page where the site's code had opened it, before the page was left and loaded again.
 */
export function followAddress(): void {
  const handlePop = () => {
    if (pageAddress() !== shown) window.location.reload();
  };
  window.addEventListener("popstate", handlePop);
  untilHydrated(() => window.removeEventListener("popstate", handlePop));
}

/** Notes in the address what the page shows now. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
  shown = pageAddress();
}

function pageAddress(): string {
  return window.location.pathname + window.location.search;
}
