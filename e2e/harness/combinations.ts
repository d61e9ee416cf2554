/** Whether tests run every combination, as `npm run test:matrix` does, or only a sample of them. */
export const isWhole = process.env.VITRINE_MATRIX === "1";

/** Whether tests run all of their cases. `npm test` runs only the first cases of each test, or none. */
const isEveryCase = Boolean(process.env.VITRINE_MATRIX);

/** The cases of a test that run. @param count how many of the first cases `npm test` runs */
export function sampleOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  return isEveryCase ? cases : cases.slice(0, count);
}

type Dimensions = Record<string, readonly (string | number)[]>;
type Combination<Of extends Dimensions> = { [Name in keyof Of]: Of[Name][number] };

/**
 * Combinations of one value from each dimension: all of them if `isWhole`, otherwise only so many
 * that every pair of values from two dimensions is in one of the combinations.
 */
export function combinationsOf<Of extends Dimensions>(dimensions: Of): Combination<Of>[] {
  return isWhole ? allCombinations(dimensions) : pairwise(dimensions);
}

export function allCombinations<Of extends Dimensions>(dimensions: Of): Combination<Of>[] {
  const combinations = Object.entries(dimensions).reduce<Record<string, string | number>[]>(
    (begun, [name, values]) =>
      begun.flatMap((combination) => values.map((value) => ({ ...combination, [name]: value }))),
    [{}],
  );
  return combinations as Combination<Of>[]; // each combination has a value of every dimension
}

/**
 * Combinations that together contain every pair of values from two dimensions. Each step takes the
 * combination with the most pairs that the combinations before it do not contain.
 */
export function pairwise<Of extends Dimensions>(dimensions: Of): Combination<Of>[] {
  const candidates = allCombinations(dimensions).map((combination) => ({
    combination,
    pairs: pairsIn(combination),
  }));
  const missing = new Set(candidates.flatMap(({ pairs }) => pairs));
  const sample: Combination<Of>[] = [];
  while (missing.size > 0) {
    const ranked = candidates.map(({ combination, pairs }) => {
      const fresh = pairs.filter((pair) => missing.has(pair));
      return { combination, fresh };
    });
    const best = ranked.reduce((one, other) =>
      other.fresh.length > one.fresh.length ? other : one,
    );
    sample.push(best.combination);
    for (const pair of best.fresh) missing.delete(pair);
  }
  return sample;
}

function pairsIn(combination: object): string[] {
  const values = Object.entries(combination).map((entry) => entry.join());
  return values.flatMap((value, index) =>
    values.slice(index + 1).map((other) => `${value} ${other}`),
  );
}
