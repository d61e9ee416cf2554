/** Sends an event to the start script, which has the data layer: see web/start/visits.ts. */
export function trackEvent(name: string, parameters: Record<string, unknown> = {}): void {
  document.dispatchEvent(new CustomEvent("vitrine-event", { detail: { name, parameters } }));
}
