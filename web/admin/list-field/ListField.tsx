import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/button/Button";
import { PlusIcon } from "../../ui/icon/icons";
import { useTouchReorder } from "../../ui/touch-drag/useTouchReorder";
import { createId } from "../createId";
import { ListFieldRow } from "./ListFieldRow";
import { isFaulty, type ListColumn, type ListRow } from "./listColumn";
import "./ListField.css";

type Props<Key extends string> = {
  label: string;
  /** The word for one row within a sentence: "link". */
  rowName: string;
  columns: readonly ListColumn<Key>[];
  rows: readonly ListRow<Key>[];
  /** The maximum number of rows. */
  limit: number;
  description?: string | undefined;
  /** The server's error about the list. */
  errorMessage?: string | undefined;
  onChange: (rows: ListRow<Key>[]) => void;
};

/**
 * A list whose rows have one or more texts, such as people and their roles, or links. The owner adds, removes
 * and reorders rows: by dragging the handle with mouse or finger, or by the buttons that move a row.
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
  // The errors of a row are shown once the owner has left the row, or has tried to save.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isFull = rows.length >= limit;
  // Form focuses the first control that is marked as invalid. If no text has an error of its own,
  // the first text is marked because of the server's error.
  const isUnmarked = errorMessage !== undefined && !rows.some((row) => isFaulty(columns, row));
  return (
    <fieldset
      ref={list}
      className="list-field stack"
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
        <ol className="stack-close" ref={dragArea}>
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

/** The control of a row that gets the focus after a change. */
type Part = "first" | "up" | "down";

/**
 * The rows of a list, each with an id that stays when the row moves, so that React keeps its elements, and
 * the functions that change the rows. The focus follows the change.
 */
function useListRows<Key extends string>(
  columns: readonly ListColumn<Key>[],
  rows: readonly ListRow<Key>[],
  rowName: string,
  onChange: (rows: ListRow<Key>[]) => void,
) {
  const list = useRef<HTMLFieldSetElement>(null);
  // The ids are the same on the server and in the browser, which hydrates the server's page.
  const [ids, setIds] = useState(() => rows.map((_row, index) => `row-${index}`));
  const [news, setNews] = useState("");
  const focused = useRef<{ id: string; part: Part } | "add" | null>(null);
  // The number of rows differs after a merge, a recovered draft or a restored revision has replaced
  // them.
  if (ids.length !== rows.length) {
    setIds(rows.map((_row, index) => ids[index] ?? createId()));
  }
  useEffect(() => {
    const next = focused.current;
    focused.current = null;
    if (next) findPart(list.current, next)?.focus();
  });

  return {
    ids: ids.slice(0, rows.length),
    list,
    /** The last change in words, for screen readers. */
    news,
    add: (index: number) => {
      const id = createId();
      const blank = Object.fromEntries(columns.map(({ key }) => [key, ""])) as ListRow<Key>; // one per column
      focused.current = { id, part: "first" };
      setIds(ids.toSpliced(index, 0, id));
      onChange(rows.toSpliced(index, 0, blank));
      setNews("");
    },
    change: (index: number, row: ListRow<Key>) => onChange(rows.with(index, row)),
    /** @param place the index, before the move, of the row in front of which this row is put */
    move: (id: string, place: number) => {
      const index = ids.indexOf(id);
      const row = rows[index];
      const target = place > index ? place - 1 : place;
      if (!row || target === index || target < 0 || target >= rows.length) return;
      focused.current = { id, part: target < index ? "up" : "down" };
      setIds(ids.toSpliced(index, 1).toSpliced(target, 0, id));
      onChange(rows.toSpliced(index, 1).toSpliced(target, 0, row));
      setNews(`Moved the ${rowName} to place ${target + 1} of ${rows.length}`);
    },
    remove: (index: number) => {
      const neighbour = ids[index + 1] ?? ids[index - 1];
      focused.current = neighbour ? { id: neighbour, part: "first" } : "add";
      setIds(ids.toSpliced(index, 1));
      onChange(rows.toSpliced(index, 1));
      setNews(`Removed ${rowName} ${index + 1}`);
    },
  };
}

function findPart(list: HTMLElement | null, wanted: { id: string; part: Part } | "add") {
  const selector =
    wanted === "add"
      ? "[data-part=add]"
      : `[data-touch-item="${wanted.id}"] [data-part=${wanted.part}]`;
  return list?.querySelector<HTMLElement>(selector);
}
