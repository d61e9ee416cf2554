import type { RefCallback } from "react";
import type { DropPlace } from "./useTouchDrag";
import { type Point, useTouchDrag } from "./useTouchDrag";

/**
 * The distance from a list, in pixels, within which a dragged item can be dropped beside the
 * nearest item.
 */
const reach = 64;
/** The thickness of the line that marks the place, in pixels. */
const thickness = 3;

/**
 * Lets fingers and pens put the items of a list in order.
 * @param direction "rows" if items are below each other, "grid" if items are beside each other
 * @param onMove called when an item was put beside another item
 * @returns the ref of the list's element
 */
export function useTouchReorder(
  direction: "rows" | "grid",
  onMove: (id: string, target: string, side: "before" | "after") => void,
): RefCallback<HTMLElement> {
  return useTouchDrag((list, id, point): DropPlace | null => {
    if (distance(list.getBoundingClientRect(), point) > reach) return null;
    const items = [...list.querySelectorAll<HTMLElement>("[data-touch-item]")];
    const [nearest] = items
      .map((item) => ({ id: item.dataset.touchItem ?? "", box: item.getBoundingClientRect() }))
      .sort((one, next) => distance(one.box, point) - distance(next.box, point));
    if (!nearest) return null;
    const { box } = nearest;
    const isAfter =
      direction === "rows"
        ? point.y > box.top + box.height / 2
        : point.x > box.left + box.width / 2;
    const line =
      direction === "rows"
        ? { x: box.left, y: isAfter ? box.bottom : box.top, width: box.width, height: thickness }
        : { x: isAfter ? box.right : box.left, y: box.top, width: thickness, height: box.height };
    return {
      mark: line,
      put: () => nearest.id !== id && onMove(id, nearest.id, isAfter ? "after" : "before"),
    };
  });
}

/** How far a point lies outside of a box. */
function distance(box: DOMRect, { x, y }: Point): number {
  const across = Math.max(box.left - x, 0, x - box.right);
  const down = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(across, down);
}
