import { tileId } from "./viewerAddress";

/** Has the picture of a tile grow into the viewer, or the viewer's shrink into it, see WorkTile.css. */
export function markViewed(id: number): void {
  for (const other of document.querySelectorAll("[data-viewed]")) {
    other.removeAttribute("data-viewed");
  }
  document.getElementById(tileId(id))?.setAttribute("data-viewed", "");
}

/**
 * Makes a change of the page without a cut, where the browser can; at once for those who want less motion,
 * as a transition begins with the next frame.
 * @param change ends when the page is as it is to be.
 */
export function withoutCut(change: () => Promise<void> | void): void {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    void change();
    return;
  }
  const { ready, finished, updateCallbackDone } = document.startViewTransition(async () => {
    await change();
  });
  // Another navigation skips the rest of the transition.
  for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => {});
}

/** Ends when the viewer is gone, or after a moment in any case. */
export function viewerGone(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (!document.querySelector(".viewer")) end();
    });
    const timer = setTimeout(end, 500);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
