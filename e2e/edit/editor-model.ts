/**
 * The value of a part of a project: the text of a field or a module, whether a checkbox is checked, or
 * undefined if the part is deleted.
 */
export type Value = string | boolean | undefined;

/** The values of a project's parts, by the name of a field or the id of a module. */
export type State = ReadonlyMap<string, Value>;

export type Choice = "mine" | "theirs";

/**
 * The parts that two windows (`mine` and `theirs`) have changed to different values since `base`. The
 * editor has to ask the owner about exactly these parts.
 */
export function clashesOf(base: State, mine: State, theirs: State): string[] {
  return partsOf(base, mine, theirs).filter((part) => {
    const [was, own, other] = [base, mine, theirs].map((state) => state.get(part));
    return own !== was && other !== was && own !== other;
  });
}

/**
 * The state with the changes of both windows.
 * @param choices whose value is taken, for parts that both have changed; "mine" by default
 */
export function joinOf(
  base: State,
  mine: State,
  theirs: State,
  choices: ReadonlyMap<string, Choice> = new Map(),
): State {
  const joined = new Map<string, Value>();
  for (const part of partsOf(base, mine, theirs)) {
    const isMine = mine.get(part) !== base.get(part) && choices.get(part) !== "theirs";
    const value = (isMine ? mine : theirs).get(part);
    if (value !== undefined) joined.set(part, value);
  }
  return joined;
}

/** The parts that differ between two states. */
export function changesOf(one: State, other: State): string[] {
  return partsOf(one, other).filter((part) => one.get(part) !== other.get(part));
}

/** The entries of a state in sorted order, for comparisons. */
export function entriesOf(state: State): [string, Value][] {
  return [...state].sort(([one], [next]) => (one < next ? -1 : 1));
}

function partsOf(...states: State[]): string[] {
  return [...new Set(states.flatMap((state) => [...state.keys()]))];
}

export type Random = {
  /** An integer from 0 to `end` - 1. */
  below: (end: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  chance: (probability: number) => boolean;
  shuffle: <Item>(items: readonly Item[]) => Item[];
};

/** Random numbers that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
    chance: (probability) => next() < probability,
    shuffle: (items) =>
      items
        .map((item) => [next(), item] as const)
        .sort(([one], [other]) => one - other)
        .map(([, item]) => item),
  };
}
