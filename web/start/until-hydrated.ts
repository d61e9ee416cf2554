/**
 * Calls back once React has taken the page over: after its own work, within which a part that is still
 * to be taken over would stay so.
 */
export function untilHydrated(callback: () => void): void {
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    callback();
  }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
}
