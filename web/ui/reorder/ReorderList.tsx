import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { HandleIcon } from "../icon/HandleIcon";
import { movedIds } from "./movedIds";
import "./ReorderList.css";

type Item = { id: string; textValue: string };

type Props<Row extends Item> = {
  label: string;
  items: Row[];
  /** All ids in their new order. */
  onReorder: (ids: string[]) => void;
  /** The item whose details are shown elsewhere. Leave it out where items cannot be chosen. */
  selected?: string | null;
  onSelect?: (id: string) => void;
  children: (item: Row) => ReactNode;
};

/**
 * Items in an order that is changed by dragging: with the pointer, or from an item's handle with
 * Enter, the arrow keys and Enter again, each step spoken.
 */
export function ReorderList<Row extends Item>({
  label,
  items,
  onReorder,
  selected,
  onSelect,
  children,
}: Props<Row>) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) => {
      const ids = items.map(({ id }) => id);
      const order = movedIds(ids, [...keys].map(String), String(target.key), target.dropPosition);
      if (order.some((id, index) => id !== ids[index])) onReorder(order);
    },
    renderDropIndicator: (target) => (
      <DropIndicator className="reorder-list-indicator" target={target} />
    ),
  });
  return (
    <GridList
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
        <GridListItem className="reorder-list-item" id={item.id} textValue={item.textValue}>
          <Button className="reorder-list-handle" slot="drag">
            <HandleIcon />
          </Button>
          {children(item)}
        </GridListItem>
      )}
    </GridList>
  );
}
