import type { RefCallback } from "react";
import { type DragAndDropHooks, useDragAndDrop } from "react-aria-components";
import { useTouchReorder } from "../../ui/touch-drag/useTouchReorder";
import type { Move } from "./arrange";

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
  onMove: (move: Move) => void,
): Reordering {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        "text/plain": items.find(({ id }) => id === key)?.label ?? String(key),
      })),
    getAllowedDropOperations: () => ["move"],
    onReorder: ({ keys, target: { key, dropPosition } }) =>
      onMove({
        moved: new Set([...keys].map(String)),
        target: String(key),
        side: dropPosition === "after" ? "after" : "before",
      }),
  });
  const listRef = useTouchReorder(direction, (id, target, side) =>
    onMove({ moved: new Set([id]), target, side }),
  );
  return { dragAndDropHooks, listRef };
}
