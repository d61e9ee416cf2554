/**
 * Calls back once React has hydrated the page: after React's own work, because during that work React
 * hydrates no other part on demand.
 */
export function untilHydrated(callback: () => void): void {
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    callback();
  }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
}
