/** A value that both sides changed differently. */
export type Clash<Values, Side> = {
  id: string;
  /** The label of the value. */
  label: string;
  mine: Side;
  theirs: Side;
  /** Whether the form's value still differs from the other side's. */
  isOpen: (values: Values) => boolean;
  /** Replaces the form's value by the other side's. */
  takeTheirs: (values: Values) => Values;
};

/** The merged changes of both sides, with the form's own value in every clash. */
export type Merge<Values, Side> = { values: Values; clashes: readonly Clash<Values, Side>[] };

/** Two sides, and their common origin. */
export type Sides<Values> = { base: Values; mine: Values; theirs: Values };

/** Compares and merges one kind of record. */
export type MergeRule<Values, Side> = {
  merge: (sides: Sides<Values>) => Merge<Values, Side>;
  /** The keys with different values. */
  differingKeys: (one: Values, other: Values) => (keyof Values)[];
  /**
   * The path of the only text that differs between two states; null where no text, several texts or another
   * value differs. Only rules with this function have an undo, in which typing into one text is one step.
   */
  textOf?: (one: Values, other: Values) => string | null;
  /** The sides of an undo, changed so that base and theirs differ only in the undone change. */
  rebase?: (sides: Sides<Values>) => Sides<Values>;
};

/** One side's value of a field, and the value that both sides started from. */
export type FieldSide = { value: unknown; from: unknown };

/**
 * The rule of a record of single values: texts, numbers and booleans. Lists, and texts with markup, count as
 * single values, too. The server trims texts, so white space around a text makes no difference in a merge.
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

/** Lists and texts with markup are equal if their parts are. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (one instanceof Object && other instanceof Object)
    return JSON.stringify(one) === JSON.stringify(other);
  return Object.is(one, other);
}
