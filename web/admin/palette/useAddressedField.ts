import { useEffect } from "react";
import { useLocation } from "react-router";
import { findHeading, findPlace } from "./findPlace";

/**
 * Focuses the field that the address names, or the heading of its panel, see toHeading, once it is there:
 * its page may still be loading, and an open dialog is answered first. Whoever presses something meanwhile goes somewhere else.
 */
export function useAddressedField(): void {
  // Another object with each step, also of one to the same place again.
  const location = useLocation();
  useEffect(() => {
    const place = location.hash.slice(1);
    if (!place) return;
    const isToHeading = location.state?.isToHeading === true;
    const stop = () => {
      observer.disconnect();
      window.removeEventListener("pointerdown", stop, true);
      window.removeEventListener("keydown", stop, true);
    };
    const lookFor = () => {
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      const target = isToHeading ? findHeading(place) : findPlace(place);
      if (!target) return;
      stop();
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: isToHeading ? "start" : "center" });
    };
    const observer = new MutationObserver(lookFor);
    window.addEventListener("pointerdown", stop, true);
    window.addEventListener("keydown", stop, true);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["inert", "hidden"],
    });
    lookFor();
    return stop;
  }, [location]);
}
