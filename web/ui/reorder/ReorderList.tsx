import "./ReorderList.css";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { HandleIcon } from "../icon/icons";
import { TouchHandle } from "../touch-drag/TouchHandle";
import { touchItem } from "../touch-drag/useTouchDrag";
import { useTouchReorder } from "../touch-drag/useTouchReorder";

type Item = { id: string; textValue: string };

type Props<Row extends Item> = {
  label: string;
  items: Row[];
  /** All ids in their new order, and in the one that they had. */
  onReorder: (ids: string[], before: string[]) => void;
  /** The item whose details are shown elsewhere. Leave it out where items cannot be chosen. */
  selected?: string | null;
  onSelect?: (id: string) => void;
  children: (item: Row) => ReactNode;
};

/**
 * Items in an order that is changed by dragging: with the pointer, by an item's handle with a finger, or
 * from the handle with Enter, the arrow keys and Enter again, each step spoken.
 */
export function ReorderList<Row extends Item>({
  label,
  items,
  onReorder,
  selected,
  onSelect,
  children,
}: Props<Row>) {
  const move = (moved: string[], target: string, position: "before" | "after" | "on") => {
    const ids = items.map(({ id }) => id);
    const order = movedIds(ids, moved, target, position);
    if (order.some((id, index) => id !== ids[index])) onReorder(order, ids);
  };
  const list = useTouchReorder("rows", (id, target, side) => move([id], target, side));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target: { key, dropPosition } }) =>
      move([...keys].map(String), String(key), dropPosition),
    renderDropIndicator: (target) => (
      <DropIndicator className="reorder-list-indicator" target={target} />
    ),
  });
  return (
    <GridList
      ref={list}
      className="reorder-list"
      aria-label={label}
      items={items}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      {...(onSelect && {
        selectionMode: "single",
        selectionBehavior: "replace",
        disallowEmptySelection: true,
        selectedKeys: selected ? [selected] : [],
        onSelectionChange: (keys) => {
          if (keys === "all") return;
          for (const key of keys) onSelect(String(key));
        },
      })}
    >
      {(item) => (
        <GridListItem
          className="reorder-list-item"
          id={item.id}
          textValue={item.textValue}
          {...touchItem(item.id)}
        >
          <TouchHandle>
            <Button className="reorder-list-handle" slot="drag">
              <HandleIcon />
            </Button>
          </TouchHandle>
          {children(item)}
        </GridListItem>
      )}
    </GridList>
  );
}

/**
 * The ids with some of them moved beside another one.
 * @param position "on" counts as before.
 */
export function movedIds(
  ids: readonly string[],
  moved: readonly string[],
  target: string,
  position: "before" | "after" | "on",
): string[] {
  const staying = ids.filter((id) => !moved.includes(id));
  const place = staying.indexOf(target) + (position === "after" ? 1 : 0);
  if (!staying.includes(target)) return [...ids];
  return [...staying.slice(0, place), ...moved, ...staying.slice(place)];
}
