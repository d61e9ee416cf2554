/** Something that two sides changed to different values. */
export type Clash<Values, Side> = {
  id: string;
  /** What it is about, as the owner reads it. */
  label: string;
  mine: Side;
  theirs: Side;
  /** Whether the form still holds something else than the other side. */
  isOpen: (values: Values) => boolean;
  /** Puts the other side's value in the place of what the form holds. */
  takeTheirs: (values: Values) => Values;
};

/** The changes of both sides in one, with the form's own value wherever the sides clash. */
export type Merge<Values, Side> = { values: Values; clashes: readonly Clash<Values, Side>[] };

/** Two sides, and what both started from. */
export type Sides<Values> = { base: Values; mine: Values; theirs: Values };

/** How one kind of record is compared and merged. */
export type MergeRule<Values, Side> = {
  merge: (sides: Sides<Values>) => Merge<Values, Side>;
  /** The keys of what differs. */
  differingKeys: (one: Values, other: Values) => (keyof Values)[];
  /**
   * The text that is all that differs between two states; null where that is more, or something else.
   * With it, changes can be undone: what is typed into one text is one of them.
   */
  textOf?: (one: Values, other: Values) => string | null;
  /**
   * The same sides where their change is to apply whatever else changed beside it: base and theirs differ
   * by that change alone.
   */
  rebase?: (sides: Sides<Values>) => Sides<Values>;
};

/** One side's value of a field, and what both sides changed it from. */
export type FieldSide = { value: unknown; from: unknown };

/**
 * The rule for a record of single values: texts, numbers, truth values, and lists as a whole. The server trims texts, so
 * another side that differs by white space alone has changed nothing.
 */
export function createFieldRule<Values extends object>(
  labels: Readonly<Record<keyof Values, string>>,
): MergeRule<Values, FieldSide> {
  const keys = Object.keys(labels) as (keyof Values & string)[]; // the keys of a literal
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

/** Lists are the same where they say the same. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return JSON.stringify(one) === JSON.stringify(other);
  return Object.is(one, other);
}
