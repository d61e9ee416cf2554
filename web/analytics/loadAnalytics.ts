import { asksForPrivacy, gtag } from "./dataLayer";

/**
 * Loads the third-party script that reads the data layer, where the owner has set it up and the visitor
 * has not asked for privacy. Page views are counted by the site itself, on every change of path.
 */
export function loadAnalytics(measurementId: string | null): void {
  if (!measurementId || asksForPrivacy()) return;
  gtag("js", new Date());
  gtag("config", measurementId, { send_page_view: false });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.body.append(script);
}
