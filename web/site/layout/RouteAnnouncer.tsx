import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { focusHeading } from "./focusHeading";

/** After every change of page moves the focus to its heading, and says its title to screen readers. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  );
}
