/**
 * Calls back once React has hydrated the page and has ended its current work. During that work, React does
 * not hydrate other parts of the page on demand.
 */
export function untilHydrated(callback: () => void): void {
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    callback();
  }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
}
