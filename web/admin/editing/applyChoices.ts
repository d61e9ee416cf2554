import type { Clash } from "./merge";

/** The chosen side of a clash: `mine` is the value that the form shows, `theirs` the other value. */
export type Choice = "mine" | "theirs";

/**
 * Returns `values`, changed to `theirs` in each clash for which `theirs` was chosen.
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
