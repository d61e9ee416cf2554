declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** What the page's code has to tell: see web/analytics/trackEvent.ts. */
type Told = CustomEvent<{ name: string; parameters: Record<string, unknown> }>;

/**
 * Puts what visitors do on the data layer that tag managers read: the page's code and marked links tell
 * of it.
 */
export function noteEvents(): void {
  document.addEventListener("vitrine-event", (event) => {
    const { name, parameters } = (event as Told).detail; // nobody else sends such events
    gtag("event", name, parameters);
  });
  window.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>("[data-event]") : null;
      if (!link) return;
      const parameters = { event_category: "engagement", event_label: link.dataset.eventLabel };
      gtag("event", link.dataset.event, parameters);
    },
    true,
  );
}

/**
 * Counts the page that the browser has opened, and loads the third party's script where the owner has set
 * one up. Of pages that the site's own code opens later it tells itself.
 * @param visits the script that counts for the site itself. Undefined where nothing does
 */
export function countVisit(measurementId?: string, visits?: string): void {
  if (visits && !asksForPrivacy()) void import(/* @vite-ignore */ visits);
  if (measurementId && !asksForPrivacy()) {
    gtag("js", new Date());
    gtag("config", measurementId, { send_page_view: false });
    const script = document.createElement("script");
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
    document.body.append(script);
  }
  countView();
  // Back and Forward may show the page as it was left.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) countView();
  });
}

function countView(): void {
  const { pathname, href } = window.location;
  const parameters = { page_path: pathname, page_location: href, page_title: document.title };
  gtag("event", "page_view", parameters);
}

/**
 * Whether this browser is not to be measured, by Global Privacy Control, Do Not Track, or the switch that
 * readers of a link have: the cookie is api/access/measuring.ts'.
 */
function asksForPrivacy(): boolean {
  return (
    navigator.globalPrivacyControl === true ||
    navigator.doNotTrack === "1" ||
    document.cookie.includes("vitrine-unmeasured=")
  );
}

/**
 * Puts a command on the data layer; nothing where privacy is asked for. Google's script only takes an arguments object for
 * a command, never an array.
 */
function gtag(..._command: unknown[]): void {
  if (asksForPrivacy()) return;
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}
