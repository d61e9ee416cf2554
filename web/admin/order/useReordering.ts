import type { RefCallback } from "react";
import { type DragAndDropHooks, useDragAndDrop } from "react-aria-components";
import { useTouchReorder } from "../../ui/touch-drag/useTouchReorder";
import { moveBeside } from "./arrange";

type Listed = { id: string; label: string };

type Reordering = {
  dragAndDropHooks: DragAndDropHooks;
  /** For the element of the list. */
  listRef: RefCallback<HTMLElement>;
};

/** Drag and drop within one list, by pointer, touch and keyboard. */
export function useReordering(
  items: readonly Listed[],
  direction: "rows" | "grid",
  onReorder: (ids: string[]) => void,
): Reordering {
  const move = (moved: Iterable<string>, target: string, side: "before" | "after") => {
    const ids = items.map(({ id }) => id);
    const next = moveBeside(ids, { moved: new Set(moved), target, side });
    if (next.some((id, place) => id !== ids[place])) onReorder(next);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        "text/plain": items.find(({ id }) => id === key)?.label ?? String(key),
      })),
    getAllowedDropOperations: () => ["move"],
    onReorder: ({ keys, target: { key, dropPosition } }) =>
      move([...keys].map(String), String(key), dropPosition === "after" ? "after" : "before"),
  });
  const listRef = useTouchReorder(direction, (id, target, side) => move([id], target, side));
  return { dragAndDropHooks, listRef };
}
