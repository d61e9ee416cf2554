import type { DropPlace } from "./DropPlace";
import { createLiftedCopy } from "./liftedCopy";
import { scrollNearEdges } from "./scrollNearEdges";

/** How far a finger goes before it drags, in pixels. */
const slack = 6;

/**
 * Follows a finger, or a pen, from where it touched the handle of an element until it is lifted. Scrolls
 * near the edges; another finger, the Escape key or the browser can end it without effect.
 * @returns ends it
 */
export function startTouchDrag(
  touch: PointerEvent,
  lifted: HTMLElement,
  findPlace: (point: { x: number; y: number }) => DropPlace | null,
): () => void {
  let [x, y] = [touch.clientX, touch.clientY];
  let copy: ReturnType<typeof createLiftedCopy> | null = null;
  let place: DropPlace | null = null;
  let frame = 0;
  const listening = new AbortController();
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    handle: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, handle, { capture: true, signal: listening.signal });

  const show = () => {
    place = findPlace({ x, y });
    copy?.follow(x, y);
    copy?.mark(place);
  };
  const scroll = () => {
    scrollNearEdges(lifted, x, y);
    show();
    frame = requestAnimationFrame(scroll);
  };
  const end = () => {
    listening.abort();
    cancelAnimationFrame(frame);
    copy?.remove();
  };

  listen("pointermove", (event) => {
    if (event.pointerId !== touch.pointerId) return;
    [x, y] = [event.clientX, event.clientY];
    if (copy) return;
    if (Math.hypot(x - touch.clientX, y - touch.clientY) < slack) return;
    copy = createLiftedCopy(lifted, touch.clientX, touch.clientY);
    scroll();
  });
  listen("pointerup", (event) => {
    if (event.pointerId !== touch.pointerId) return;
    [x, y] = [event.clientX, event.clientY];
    if (copy) show();
    end();
    if (copy) place?.put();
  });
  listen("pointerdown", end);
  listen("pointercancel", end);
  listen("keydown", ({ key }) => key === "Escape" && end());
  // What browsers begin themselves when a finger rests.
  listen("dragstart", (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  listen("contextmenu", (event) => event.preventDefault());
  return end;
}
