import { useEffect, useEffectEvent } from "react";

/** Calls `onDrawn` at once, and whenever the content of the page has changed, before it is painted. */
export function useDrawn(page: Document | null, onDrawn: () => void): void {
  const drawn = useEffectEvent(onDrawn);
  useEffect(() => {
    if (!page) return;
    drawn();
    const observer = new MutationObserver(() => drawn());
    observer.observe(page.body, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
}
