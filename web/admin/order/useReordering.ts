import { type DragAndDropHooks, useDragAndDrop } from "react-aria-components";
import { moveBeside } from "./arrange";

type Listed = { id: string; label: string };

/** Drag and drop within one list, by pointer, touch and keyboard. */
export function useReordering(
  items: readonly Listed[],
  onReorder: (ids: string[]) => void,
): DragAndDropHooks {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        "text/plain": items.find(({ id }) => id === key)?.label ?? String(key),
      })),
    getAllowedDropOperations: () => ["move"],
    onReorder: ({ keys, target }) => {
      const ids = items.map(({ id }) => id);
      const next = moveBeside(ids, {
        moved: new Set([...keys].map(String)),
        target: String(target.key),
        side: target.dropPosition === "after" ? "after" : "before",
      });
      if (next.some((id, place) => id !== ids[place])) onReorder(next);
    },
  });
  return dragAndDropHooks;
}
