import { useEffect } from "react";

/**
 * Makes a previewed page something to look at: its links and buttons lead nowhere, and shortcuts of the
 * editor work while the focus is in it.
 */
export function useFrameEvents(page: Document | null): void {
  useEffect(() => {
    if (!page) return;
    const holdBack = (event: Event) => {
      if (!(event.target as Element).closest("a, button")) return; // clicks happen to elements
      event.preventDefault();
      event.stopPropagation();
    };
    const passOn = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const again = new KeyboardEvent("keydown", event);
      if (!window.dispatchEvent(again)) event.preventDefault();
    };
    page.addEventListener("click", holdBack, true);
    page.addEventListener("auxclick", holdBack, true);
    page.addEventListener("keydown", passOn);
    return () => {
      page.removeEventListener("click", holdBack, true);
      page.removeEventListener("auxclick", holdBack, true);
      page.removeEventListener("keydown", passOn);
    };
  }, [page]);
}
