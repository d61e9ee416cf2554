import type { Clash } from "./merge";

/** The chosen side of a clash. */
export type Choice = "mine" | "theirs";

/**
 * Returns the values with the value of `theirs` in every clash for which `theirs` was chosen.
 * @param choices the choices by the ids of their clashes
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
