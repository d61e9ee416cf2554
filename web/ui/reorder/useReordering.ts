import type { RefCallback } from "react";
import {
  type DragAndDropHooks,
  type DragAndDropOptions,
  useDragAndDrop,
} from "react-aria-components/useDragAndDrop";
import { useTouchReorder } from "../touch-drag/useTouchReorder";

type Listed = { id: string; label: string };

type Reordering = {
  dragAndDropHooks: DragAndDropHooks;
  /** The ref of the list's element. */
  listRef: RefCallback<HTMLElement>;
};

/**
 * Drag and drop within one list, by pointer, touch and keyboard.
 * @param onMove called with all ids in their new order, and with the move
 */
export function useReordering(
  items: readonly Listed[],
  direction: "rows" | "grid",
  onMove: (ids: string[], move: Move) => void,
  options?: Pick<DragAndDropOptions, "renderDropIndicator">,
): Reordering {
  const put = (move: Move) =>
    onMove(
      moveBeside(
        items.map(({ id }) => id),
        move,
      ),
      move,
    );
  const { dragAndDropHooks } = useDragAndDrop({
    ...options,
    getItems: (keys) =>
      [...keys].map((key) => ({
        "text/plain": items.find(({ id }) => id === key)?.label ?? String(key),
      })),
    getAllowedDropOperations: () => ["move"],
    onReorder: ({ keys, target: { key, dropPosition } }) =>
      put({
        moved: new Set([...keys].map(String)),
        target: String(key),
        side: dropPosition === "after" ? "after" : "before",
      }),
  });
  const listRef = useTouchReorder(direction, (id, target, side) =>
    put({ moved: new Set([id]), target, side }),
  );
  return { dragAndDropHooks, listRef };
}

export type Move = {
  /** The ids that are moved, in any order. */
  moved: ReadonlySet<string>;
  /** The id of the item beside which the moved items are put. */
  target: string;
  side: "before" | "after";
};

/**
 * Returns the ids with some of them moved beside `target`. The moved ids keep their order. The ids are
 * unchanged if `target` is missing, or is one of the moved ids.
 */
export function moveBeside(ids: readonly string[], { moved, target, side }: Move): string[] {
  if (moved.has(target) || !ids.includes(target)) return [...ids];
  const staying = ids.filter((id) => !moved.has(id));
  const place = staying.indexOf(target) + (side === "after" ? 1 : 0);
  return staying.toSpliced(place, 0, ...ids.filter((id) => moved.has(id)));
}
