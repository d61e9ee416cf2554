import { replaceAddress } from "./address";
import { isPlainClick } from "./plain-click";
import { untilHydrated } from "./until-hydrated";

/**
 * Switches tabs whose panels are all in the page, until React does so. While React is hydrating,
 * presses of tabs wait for it, as other presses do: see early-input.ts.
 */
export function switchTabs(): void {
  const handleClick = (event: MouseEvent) => {
    const tab = event.target instanceof Element ? event.target.closest("a[role=tab]") : null;
    const isHydrating = document.documentElement.dataset.hydrating !== undefined;
    if (!(tab instanceof HTMLAnchorElement) || isHydrating || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    choose(tab);
  };
  window.addEventListener("click", handleClick, true);
  untilHydrated(() => window.removeEventListener("click", handleClick, true));
}

function choose(chosen: HTMLAnchorElement): void {
  for (const tab of chosen.parentElement?.querySelectorAll("[role=tab]") ?? []) {
    const isChosen = tab === chosen;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    tab.ariaSelected = String(isChosen);
    if (!panel) continue;
    panel.hidden = !isChosen;
    if (isChosen) panel.tabIndex = 0;
    else panel.removeAttribute("tabindex");
  }
  replaceAddress(chosen.href);
}
