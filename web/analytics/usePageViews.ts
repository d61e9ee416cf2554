import { useEffect } from "react";
import { useLocation } from "react-router";
import { trackEvent } from "./dataLayer";

/** Records a page view for the first page and on every change of path. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    trackEvent("page_view", {
      page_path: pathname,
      page_location: window.location.href,
      page_title: document.title,
    });
  }, [pathname]);
}
