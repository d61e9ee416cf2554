/**
 * Sends an event for Google Analytics to the start script, which stores it in the data layer: see
 * web/start/visits.ts.
 */
export function trackEvent(name: string, parameters: Record<string, unknown> = {}): void {
  document.dispatchEvent(new CustomEvent("vitrine-event", { detail: { name, parameters } }));
}
