declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** An event of the page's code: see web/analytics/trackEvent.ts. */
type Told = CustomEvent<{ name: string; parameters: Record<string, unknown> }>;

/**
 * Puts events on the data layer that tag managers read: events of the page's code, and clicks on links with
 * `data-event`.
 */
export function noteEvents(): void {
  document.addEventListener("vitrine-event", (event) => {
    const { name, parameters } = (event as Told).detail; // only trackEvent.ts sends such events
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
 * Counts the page that the browser has opened, and loads Google's script if the owner has set a measurement
 * id. usePageViews reports the pages that the router opens later.
 * @param visits the address of the script with which the site itself counts visits. Undefined if the site
 * does not count them
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
  // Back and Forward may show the page from the back/forward cache.
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
 * Whether visits of this browser must not be counted: because of Global Privacy Control, Do Not
 * Track, or the cookie of a reader who has refused measuring (api/access/measuring.ts).
 */
function asksForPrivacy(): boolean {
  return (
    navigator.globalPrivacyControl === true ||
    navigator.doNotTrack === "1" ||
    document.cookie.includes("vitrine-unmeasured=")
  );
}

/**
 * Puts a command on the data layer, unless the browser asks for privacy. Google's script takes only an
 * arguments object for a command, not an array.
 */
function gtag(..._command: unknown[]): void {
  if (asksForPrivacy()) return;
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}
