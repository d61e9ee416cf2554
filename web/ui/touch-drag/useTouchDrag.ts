import { type RefCallback, useEffect, useEffectEvent, useState } from "react";
import type { DropPlace } from "./DropPlace";
import { startTouchDrag } from "./startTouchDrag";

/** What is dragged by a finger, and by which part of it. */
export const touchHandle = { "data-touch-handle": "" };
/** A handle that a mouse drags by, too: for lists that have no drag and drop of the browser. */
export const pointerHandle = { "data-touch-handle": "mouse" };
export const touchItem = (id: string) => ({ "data-touch-item": id });

/** A point of the window, in pixels. */
export type Point = { x: number; y: number };

/**
 * Lets fingers and pens drag the items within an element by their handles, which browsers do for mice
 * only. Spread `touchItem` over each item and `touchHandle` or `pointerHandle` over its handle.
 * @param findPlace where the item with this id would be put down at a point; null for nowhere
 * @returns for the element that holds the items
 */
export function useTouchDrag(
  findPlace: (area: HTMLElement, id: string, point: Point) => DropPlace | null,
): RefCallback<HTMLElement> {
  // Not a ref: lists of react-aria come into the page after the effects of what is around them.
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
