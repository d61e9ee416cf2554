import { useEffect, useRef, useState } from "react";
import { createId } from "../createId";
import type { ListColumn, ListRow } from "./listColumn";

/** Which part of a row is focused next, or the button that adds one. */
type Part = "first" | "up" | "down";

/**
 * The rows of a list with ids of their own, so that a row stays the same field on the screen wherever it
 * is moved, and what can be done to them. The focus follows.
 */
export function useListRows<Key extends string>(
  columns: readonly ListColumn<Key>[],
  rows: readonly ListRow<Key>[],
  rowName: string,
  onChange: (rows: ListRow<Key>[]) => void,
) {
  const list = useRef<HTMLFieldSetElement>(null);
  // The same on the server and in the browser, which takes over what the server rendered.
  const [ids, setIds] = useState(() => rows.map((_row, index) => `row-${index}`));
  const [news, setNews] = useState("");
  const focused = useRef<{ id: string; part: Part } | "add" | null>(null);
  // Rows that came or went by a merge, a draft, a revision.
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
    /** What was done last, for those who do not see it. */
    news,
    add: (index: number) => {
      const id = createId();
      const blank = Object.fromEntries(columns.map(({ key }) => [key, ""])) as ListRow<Key>; // a text for each
      focused.current = { id, part: "first" };
      setIds(ids.toSpliced(index, 0, id));
      onChange(rows.toSpliced(index, 0, blank));
      setNews("");
    },
    change: (index: number, row: ListRow<Key>) => onChange(rows.with(index, row)),
    /** @param place the index, in the list as it is, of the row that it is put before */
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
