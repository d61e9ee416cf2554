import type { Clash } from "./merge";

/** The chosen side of a clash. */
export type Choice = "mine" | "theirs";

/**
 * Takes the other side's value for every clash with the choice `theirs`. The choices are by the ids of the
 * clashes.
 */
export function applyChoices<Values, Side>(
  values: Values,
  clashes: readonly Clash<Values, Side>[],
  choices: Readonly<Record<string, Choice>>,
): Values {
  return clashes
    .filter(({ id }) => choices[id] === "theirs")
    .reduce((taken, { takeTheirs }) => takeTheirs(taken), values);
}
