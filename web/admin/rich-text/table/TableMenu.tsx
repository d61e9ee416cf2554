import { type Command, TextSelection } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  selectedRect,
  TableMap,
} from "@tiptap/pm/tables";
import { type Editor, useEditorState } from "@tiptap/react";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { ChevronDownIcon } from "../../../ui/icon/icons";
import { dismissToast, showUndo } from "../../../ui/toast/showToast";
import { maxColumns, maxRows, moveBy } from "./tableExtensions";
import "./TableMenu.css";

type Action = {
  label: string;
  run: Command;
  isPossible: boolean;
  /** The notice shown afterwards, which offers to undo the action. */
  done?: string;
};

/** The menu of actions for the rows and the columns of the cursor or of the selected cells. */
export function TableMenu({ editor }: { editor: Editor }) {
  const { top, bottom, left, right, height, width } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const { top, bottom, left, right, map } = selectedRect(state);
      return { top, bottom, left, right, height: map.height, width: map.width };
    },
  });
  const hasRoomBelow = height < maxRows;
  const hasRoomBeside = width < maxColumns;
  const isOneRow = bottom - top === 1;
  const isOneColumn = right - left === 1;
  const actions: Action[] = [
    {
      label: "Add row above",
      run: thenInto(addRowBefore, "top", "left"),
      isPossible: hasRoomBelow,
    },
    {
      label: "Add row below",
      run: thenInto(addRowAfter, "bottom", "left"),
      isPossible: hasRoomBelow,
    },
    { label: "Move row up", run: moveBy("row", -1), isPossible: isOneRow && top > 0 },
    { label: "Move row down", run: moveBy("row", 1), isPossible: isOneRow && bottom < height },
    {
      label: "Delete row",
      run: deleteRow,
      isPossible: bottom - top < height,
      done: "Row deleted",
    },
    {
      label: "Add column before",
      run: thenInto(addColumnBefore, "top", "left"),
      isPossible: hasRoomBeside,
    },
    {
      label: "Add column after",
      run: thenInto(addColumnAfter, "top", "right"),
      isPossible: hasRoomBeside,
    },
    {
      label: "Move column forward",
      run: moveBy("column", 1),
      isPossible: isOneColumn && right < width,
    },
    { label: "Move column back", run: moveBy("column", -1), isPossible: isOneColumn && left > 0 },
    {
      label: "Delete column",
      run: deleteColumn,
      isPossible: right - left < width,
      done: "Column deleted",
    },
    { label: "Align column by itself", run: alignColumns(""), isPossible: true },
    { label: "Align column at the start", run: alignColumns("start"), isPossible: true },
    { label: "Align column in the middle", run: alignColumns("center"), isPossible: true },
    { label: "Align column at the end", run: alignColumns("end"), isPossible: true },
  ];
  return (
    <MenuTrigger>
      <Button className="table-menu-button menu-button quiet">
        Row and column <ChevronDownIcon />
      </Button>
      <Popover className="menu-popover floating" placement="bottom end" offset={6}>
        <Menu className="menu" aria-label="Row and column">
          {actions.map(({ label, run, isPossible, done }) => (
            <MenuItem
              key={label}
              className="menu-item"
              isDisabled={!isPossible}
              onAction={() => {
                run(editor.state, editor.view.dispatch);
                editor.commands.focus();
                if (done) offerUndo(editor, done);
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** Offers to undo the last action, until the next change or until the editor is destroyed. */
function offerUndo(editor: Editor, title: string): void {
  const notice = showUndo({ title, onUndo: () => editor.commands.undo() });
  const dismiss = () => dismissToast(notice);
  editor.once("update", dismiss);
  editor.once("destroy", dismiss);
}

/**
 * Adds a row or column by the command `add`, then puts the cursor into a new cell: the cell at the
 * edges `row` and `column` of the former selection.
 */
function thenInto(add: Command, row: "top" | "bottom", column: "left" | "right"): Command {
  return (state, dispatch) => {
    const { tableStart, [row]: top, [column]: left } = selectedRect(state);
    return add(state, (tr) => {
      const table = tr.doc.nodeAt(tableStart - 1);
      if (table) {
        const place = tableStart + TableMap.get(table).positionAt(top, left, table);
        tr.setSelection(TextSelection.near(tr.doc.resolve(place + 1)));
      }
      dispatch?.(tr);
    });
  };
}

/**
 * Aligns the selected columns. Each cell stores the alignment, so that a moved column keeps its alignment.
 */
function alignColumns(align: string): Command {
  return (state, dispatch) => {
    const { left, right, map, tableStart } = selectedRect(state);
    const { tr } = state;
    for (const place of map.cellsInRect({ left, right, top: 0, bottom: map.height })) {
      tr.setNodeAttribute(tableStart + place, "align", align);
    }
    dispatch?.(tr);
    return true;
  };
}
