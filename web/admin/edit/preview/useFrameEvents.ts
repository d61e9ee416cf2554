import { useEffect, useEffectEvent } from "react";

/** What does something of its own in the preview. */
const working = "input, select, textarea, summary, video[controls], .preview-parts";

/**
 * Makes a previewed page something to look at: its links and buttons lead nowhere, and shortcuts of the
 * editor work while the focus is in it.
 * @param onPress something of the page was pressed
 */
export function useFrameEvents(page: Document | null, onPress: (press: MouseEvent) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!page) return;
    const holdBack = (event: MouseEvent) => {
      const target = event.target as Element; // clicks happen to elements
      if (target.closest(working)) return;
      // Words that were selected are wanted as they are.
      if (event.button === 0 && page.getSelection()?.isCollapsed !== false) press(event);
      if (!target.closest("a, button")) return;
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
