import { type RefCallback, useEffect, useEffectEvent, useState } from "react";
import "./TouchDrag.css";

/** The attribute of handles by which only fingers and pens drag an item. */
export const touchHandle = { "data-touch-handle": "" };
/** The attribute of handles by which a mouse drags, too: for lists without native drag and drop. */
export const pointerHandle = { "data-touch-handle": "mouse" };
/** The attribute of the items that are dragged. */
export const touchItem = (id: string) => ({ "data-touch-item": id });

/** A point of the window, in pixels. */
export type Point = { x: number; y: number };

/**
 * Lets fingers and pens drag the items within an element by their handles. Browsers support that only for
 * mice. Spread `touchItem` over each item and `touchHandle` or `pointerHandle` over its handle.
 * @param findPlace returns where the item with this id would be dropped at a point; null if it cannot be
 * dropped there
 * @returns the ref of the element that contains the items
 */
export function useTouchDrag(
  findPlace: (area: HTMLElement, id: string, point: Point) => DropPlace | null,
): RefCallback<HTMLElement> {
  // State instead of a ref, because lists of react-aria are mounted after the effects of the components
  // around them.
  const [area, setArea] = useState<HTMLElement | null>(null);
  const find = useEffectEvent(findPlace);
  useEffect(() => {
    if (!area) return;
    let end = () => {};
    const handleDown = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      if (!(event.target instanceof Element)) return;
      const handle = event.target.closest<HTMLElement>("[data-touch-handle]");
      if (!handle) return;
      if (event.pointerType === "mouse" && handle.dataset.touchHandle !== "mouse") return;
      const item = event.target.closest<HTMLElement>("[data-touch-item]");
      if (!item) return;
      const id = item.dataset.touchItem ?? "";
      end = startTouchDrag(event, item, (point) => find(area, id, point));
    };
    area.addEventListener("pointerdown", handleDown);
    return () => {
      area.removeEventListener("pointerdown", handleDown);
      end();
    };
  }, [area]);
  return setArea;
}

/** How far a finger moves before it drags, in pixels. */
const slack = 6;

/**
 * Follows a finger, or a pen, from where it touched the handle of an element until it is lifted. Scrolls near
 * the edges; another finger, the Escape key or the browser can end the drag without effect.
 * @returns a function that ends the drag
 */
function startTouchDrag(
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
  // Browsers begin a drag or open a context menu by themselves when a finger rests.
  listen("dragstart", (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  listen("contextmenu", (event) => event.preventDefault());
  return end;
}

/** Shows a copy of an element under the finger, and the line where the element would be dropped. */
function createLiftedCopy(element: HTMLElement, x: number, y: number) {
  const box = element.getBoundingClientRect();
  const copy = document.createElement("div");
  copy.className = "touch-drag-copy";
  copy.inert = true;
  copy.append(element.cloneNode(true));
  Object.assign(copy.style, {
    insetInlineStart: `${box.left}px`,
    insetBlockStart: `${box.top}px`,
    inlineSize: `${box.width}px`,
    blockSize: `${box.height}px`,
  });
  const line = document.createElement("div");
  line.className = "touch-drag-mark";
  element.dataset.lifted = "";
  document.body.append(copy, line);
  return {
    follow: (nextX: number, nextY: number) => {
      copy.style.translate = `${nextX - x}px ${nextY - y}px`;
    },
    mark: (place: DropPlace | null) => {
      line.hidden = !place;
      if (!place) return;
      const { mark } = place;
      line.style.translate = `${mark.x}px ${mark.y}px`;
      line.style.inlineSize = `${mark.width}px`;
      line.style.blockSize = `${mark.height}px`;
    },
    remove: () => {
      delete element.dataset.lifted;
      copy.remove();
      line.remove();
    },
  };
}

/** The distance from an edge at which scrolling begins, and the maximum scroll of a frame, both in pixels. */
const [zone, fastest] = [88, 14];

/**
 * Scrolls each container of the element that has the point near its upper or lower edge, by the step of one
 * frame.
 */
function scrollNearEdges(element: Element, x: number, y: number): void {
  const page = document.scrollingElement;
  for (let holder = element.parentElement; holder; holder = holder.parentElement) {
    if (holder !== page && !/auto|scroll/.test(getComputedStyle(holder).overflowY)) continue;
    const box = holder.getBoundingClientRect();
    const isPage = holder === page;
    if (!isPage && (x < box.left || x > box.right)) continue;
    const top = isPage ? 0 : Math.max(box.top, 0);
    const bottom = isPage ? innerHeight : Math.min(box.bottom, innerHeight);
    const reach = Math.min(zone, (bottom - top) / 4);
    const depth = y < top + reach ? y - top - reach : Math.max(y - bottom + reach, 0);
    holder.scrollTop += Math.max(-1, Math.min(depth / reach, 1)) * fastest;
  }
}

/** The place where a dragged item would be dropped. */
export type DropPlace = {
  /** The line that marks the place, in pixels of the window. */
  mark: { x: number; y: number; width: number; height: number };
  put: () => void;
};
