import { useEffect } from "react";
import { useLocation } from "react-router";
import { trackEvent } from "./trackEvent";

/** Records a page view on every change of path. The start script counts the page that the browser opened. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (document.documentElement.dataset.hydrated === undefined) return;
    trackEvent("page_view", {
      page_path: pathname,
      page_location: window.location.href,
      page_title: document.title,
    });
  }, [pathname]);
}
