import "./ReorderList.css";
import type { ReactNode } from "react";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { DropIndicator } from "react-aria-components/useDragAndDrop";
import { TouchHandle } from "../touch-drag/TouchHandle";
import { touchItem } from "../touch-drag/useTouchDrag";
import { useReordering } from "./useReordering";

type Item = { id: string; textValue: string };

type Props<Row extends Item> = {
  label: string;
  items: Row[];
  /** Called with all ids in their new order, and in their former order. */
  onReorder: (ids: string[], before: string[]) => void;
  /** The id of the item whose details the page shows. Undefined if items cannot be selected. */
  selected?: string | null;
  onSelect?: (id: string) => void;
  children: (item: Row) => ReactNode;
};

/**
 * A list whose items are reordered by dragging: with a mouse, with a finger on an item's handle, or by keyboard
 * on the handle, with Enter, the arrow keys and Enter again. Screen readers announce each step.
 */
export function ReorderList<Row extends Item>({
  label,
  items,
  onReorder,
  selected,
  onSelect,
  children,
}: Props<Row>) {
  const listed = items.map(({ id, textValue }) => ({ id, label: textValue }));
  const { dragAndDropHooks, listRef } = useReordering(
    listed,
    "rows",
    (order) => {
      const ids = items.map(({ id }) => id);
      if (order.some((id, index) => id !== ids[index])) onReorder(order, ids);
    },
    {
      renderDropIndicator: (target) => (
        <DropIndicator className="reorder-list-indicator" target={target} />
      ),
    },
  );
  return (
    <GridList
      ref={listRef}
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
          <TouchHandle className="reorder-list-handle" />
          {children(item)}
        </GridListItem>
      )}
    </GridList>
  );
}
