import { tileId } from "./viewerAddress";

/**
 * Animates the picture of a tile into the viewer, or the viewer's picture back into the tile, in browsers
 * that support this: see WorkTile.css. For visitors who want less motion no transition is started, because it
 * would delay the change until the next frame.
 * @param change changes the page, and resolves when that is done
 */
export function growPicture(id: number, change: () => Promise<void> | void): void {
  if (!hasTypes() || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    void change();
    return;
  }
  const isOpening = !document.querySelector(".viewer");
  // Only one of the two has the transition's name at a time: the tile's picture or the viewer's.
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
  // Another navigation may skip the transition, which rejects this promise.
  updateCallbackDone.catch(() => {});
  const end = () => name(false);
  finished.then(end, end);
}

/** Whether transitions can have types. Styles use the type to leave the page around the picture unanimated. */
function hasTypes(): boolean {
  return "ViewTransition" in window && "types" in ViewTransition.prototype;
}

/** Resolves when the viewer is removed, or after half a second in any case. */
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
