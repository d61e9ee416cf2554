import { tileId } from "./viewerAddress";

/**
 * Has the picture of a tile grow into the viewer, or the viewer's shrink into it, where the browser can; at
 * once for those who want less motion, as a transition begins with the next frame. See WorkTile.css.
 * @param change ends when the page is as it is to be.
 */
export function growPicture(id: number, change: () => Promise<void> | void): void {
  if (!hasTypes() || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    void change();
    return;
  }
  const isOpening = !document.querySelector(".viewer");
  // The tile's picture has the transition's name only as long as no viewer has it.
  const name = (isNamed: boolean) =>
    document.getElementById(tileId(id))?.toggleAttribute("data-viewed", isNamed);
  name(isOpening);
  const { finished, updateCallbackDone } = document.startViewTransition({
    types: ["viewer"],
    update: async () => {
      await change();
      name(!isOpening);
    },
  });
  // Another navigation skips the rest of the transition.
  updateCallbackDone.catch(() => {});
  const end = () => name(false);
  finished.then(end, end);
}

/** Whether a transition can say what it is of: the page around the picture then stays. */
function hasTypes(): boolean {
  return "ViewTransition" in window && "types" in ViewTransition.prototype;
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
