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

/** The menu of actions for the row and the column of the cursor. */
export function TableMenu({ editor }: { editor: Editor }) {
  const { top, left, height, width } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const { top, left, map } = selectedRect(state);
      return { top, left, height: map.height, width: map.width };
    },
  });
  const hasRoomBelow = height < maxRows;
  const hasRoomBeside = width < maxColumns;
  const align = (value: string) => alignColumn(left, value);
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
    { label: "Move row up", run: moveBy("row", -1), isPossible: top > 0 },
    { label: "Move row down", run: moveBy("row", 1), isPossible: top < height - 1 },
    { label: "Delete row", run: deleteRow, isPossible: height > 1, done: "Row deleted" },
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
    { label: "Move column forward", run: moveBy("column", 1), isPossible: left < width - 1 },
    { label: "Move column back", run: moveBy("column", -1), isPossible: left > 0 },
    { label: "Delete column", run: deleteColumn, isPossible: width > 1, done: "Column deleted" },
    { label: "Align column by itself", run: align(""), isPossible: true },
    { label: "Align column at the start", run: align("start"), isPossible: true },
    { label: "Align column in the middle", run: align("center"), isPossible: true },
    { label: "Align column at the end", run: align("end"), isPossible: true },
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
 * Adds a row or column. Then puts the cursor into the cell at the edges `row` and `column` of the
 * former selection: a new cell.
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

/** Aligns a column. Each cell stores the alignment of its column, so that it moves with the cells. */
function alignColumn(column: number, align: string): Command {
  return (state, dispatch) => {
    const { map, table, tableStart } = selectedRect(state);
    const { tr } = state;
    for (let row = 0; row < map.height; row++) {
      const place = tableStart + map.positionAt(row, column, table);
      tr.setNodeAttribute(place, "align", align);
    }
    dispatch?.(tr);
    return true;
  };
}
