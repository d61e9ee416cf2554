import { useEffect, useEffectEvent } from "react";

/** Calls back when what a page shows has changed, before that is painted. */
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
