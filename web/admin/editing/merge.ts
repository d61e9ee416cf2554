/** A value that the two sides of a merge changed differently. */
export type Clash<Values, Side> = {
  id: string;
  /** The label of the value. */
  label: string;
  mine: Side;
  theirs: Side;
  /** Whether the form's value still differs from that of `theirs`. */
  isOpen: (values: Values) => boolean;
  /** Returns the form's values with the value of `theirs` instead of the form's. */
  takeTheirs: (values: Values) => Values;
};

/**
 * The result of a merge: values with the changes of both sides, and in every clash the value of
 * `mine`.
 */
export type Merge<Values, Side> = { values: Values; clashes: readonly Clash<Values, Side>[] };

/** Two versions of a record, `mine` and `theirs`, and the version `base` that both started from. */
export type Sides<Values> = { base: Values; mine: Values; theirs: Values };

/** Compares and merges one kind of record. */
export type MergeRule<Values, Side> = {
  merge: (sides: Sides<Values>) => Merge<Values, Side>;
  /** The keys whose values differ. */
  differingKeys: (one: Values, other: Values) => (keyof Values)[];
  /**
   * If two states differ in exactly one text and in nothing else, returns an id of that text, such
   * as its path in the record; otherwise null. Only forms whose rule has this function can undo
   * changes. Consecutive changes of one text are then one undo step.
   */
  textOf?: (one: Values, other: Values) => string | null;
  /**
   * Changes the sides of an undo or redo so that `base` and `theirs` differ only in the change that
   * is undone or redone. Later changes in `mine` then stay.
   */
  rebase?: (sides: Sides<Values>) => Sides<Values>;
};

/** One side's value of a field, and the value that both sides started from. */
export type FieldSide = { value: unknown; from: unknown };

/**
 * Creates the merge rule of a record whose fields are each merged as a whole: even a list, or a text
 * with markup, is one value. The server trims texts, so two texts that differ only in surrounding
 * white space do not clash.
 */
export function createFieldRule<Values extends object>(
  labels: Readonly<Record<keyof Values, string>>,
): MergeRule<Values, FieldSide> {
  const keys = Object.keys(labels) as (keyof Values & string)[]; // callers pass a literal, which has no other keys
  const clashOf = (
    key: keyof Values & string,
    { base, mine, theirs }: Sides<Values>,
  ): Clash<Values, FieldSide> => ({
    id: key,
    label: labels[key],
    mine: { value: mine[key], from: base[key] },
    theirs: { value: theirs[key], from: base[key] },
    isOpen: (values: Values) => !isSameText(values[key], theirs[key]),
    takeTheirs: (values: Values) => ({ ...values, [key]: theirs[key] }),
  });
  return {
    merge: (sides) => {
      const { base, mine, theirs } = sides;
      const changed = keys.filter((key) => !isSameValue(mine[key], base[key]));
      const own = changed.filter((key) => !isSameText(mine[key], theirs[key]));
      const values = { ...mine };
      for (const key of keys) if (!own.includes(key)) values[key] = theirs[key];
      return {
        values,
        clashes: own
          .filter((key) => !isSameText(base[key], theirs[key]))
          .map((key) => clashOf(key, sides)),
      };
    },
    differingKeys: (one, other) => keys.filter((key) => !isSameValue(one[key], other[key])),
  };
}

function isSameText(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  return isSameValue(one, other);
}

/** Whether two values are equal. Lists and texts with markup are compared by their JSON. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (one instanceof Object && other instanceof Object)
    return JSON.stringify(one) === JSON.stringify(other);
  return Object.is(one, other);
}
