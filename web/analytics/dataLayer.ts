declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether this browser asks not to be followed, by Global Privacy Control or Do Not Track. */
export function asksForPrivacy(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === "1";
}

/**
 * Puts one entry on the data layer that tag managers read; nothing where privacy is asked for.
 * Google's script only takes an arguments object for a command, never an array.
 */
export function gtag(..._command: unknown[]): void {
  if (asksForPrivacy()) return;
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

/** Records that something happened. */
export function trackEvent(name: string, parameters: Record<string, unknown> = {}): void {
  gtag("event", name, parameters);
}
