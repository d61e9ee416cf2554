import { useId, useState } from "react";
import { Button } from "../../ui/button/Button";
import { PlusIcon } from "../../ui/icon/icons";
import { useTouchReorder } from "../../ui/touch-drag/useTouchReorder";
import { ListFieldRow } from "./ListFieldRow";
import { isFaulty, type ListColumn, type ListRow } from "./listColumn";
import { useListRows } from "./useListRows";
import "./ListField.css";

type Props<Key extends string> = {
  label: string;
  /** What one row is called within a sentence: "link". */
  rowName: string;
  columns: readonly ListColumn<Key>[];
  rows: readonly ListRow<Key>[];
  /** How many rows there may be. */
  limit: number;
  description?: string | undefined;
  /** What the server said of the list. */
  errorMessage?: string | undefined;
  onChange: (rows: ListRow<Key>[]) => void;
};

/**
 * A list whose rows have a text or more: people and their roles, links. Rows are added, removed, and put
 * in order: by dragging the handle with mouse or finger, or by the buttons that move a row.
 */
export function ListField<Key extends string>({
  label,
  rowName,
  columns,
  rows,
  limit,
  description,
  errorMessage,
  onChange,
}: Props<Key>) {
  const id = useId();
  const { ids, list, news, add, change, move, remove } = useListRows(
    columns,
    rows,
    rowName,
    onChange,
  );
  const dragArea = useTouchReorder("rows", (from, target, side) =>
    move(from, ids.indexOf(target) + (side === "after" ? 1 : 0)),
  );
  // What is wrong with a row is said once the owner has left it, or tried to save.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isFull = rows.length >= limit;
  // A form focuses what is marked: the text at fault, else the first one.
  const isUnmarked = errorMessage !== undefined && !rows.some((row) => isFaulty(columns, row));
  return (
    <fieldset
      ref={list}
      className="list-field"
      aria-describedby={
        [description && `${id}-description`, errorMessage && `${id}-error`]
          .filter(Boolean)
          .join(" ") || undefined
      }
    >
      <legend className="field-label">{label}</legend>
      {description && (
        <p className="field-description" id={`${id}-description`}>
          {description}
        </p>
      )}
      {rows.length > 0 && (
        <ol className="list-field-rows" ref={dragArea}>
          {ids.map((rowId, index) => {
            const row = rows[index];
            return (
              row && (
                <ListFieldRow
                  key={rowId}
                  id={rowId}
                  name={`${rowName} ${index + 1}`}
                  columns={columns}
                  row={row}
                  isFirst={index === 0}
                  isLast={index === rows.length - 1}
                  isMarked={isUnmarked && index === 0}
                  showsFaults={left.has(rowId) || errorMessage !== undefined}
                  onLeave={() => setLeft((before) => new Set(before).add(rowId))}
                  onChange={(changed) => change(index, changed)}
                  onEnter={() => !isFull && add(index + 1)}
                  onStep={(step) => move(rowId, index + (step === "up" ? -1 : 2))}
                  onRemove={() => remove(index)}
                />
              )
            );
          })}
        </ol>
      )}
      {errorMessage && (
        <p className="field-error" id={`${id}-error`}>
          {errorMessage}
        </p>
      )}
      <Button
        size="small"
        data-part="add"
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && add(rows.length)}
      >
        <PlusIcon />
        {isFull ? `${limit} is the most` : `Add ${rowName}`}
      </Button>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </fieldset>
  );
}
