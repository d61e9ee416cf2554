import type { Clash } from "./merge";

/** Whose value of a clash stays. */
export type Choice = "mine" | "theirs";

/** Takes the other side's value of every clash for which that was chosen. */
export function applyChoices<Values, Side>(
  values: Values,
  clashes: readonly Clash<Values, Side>[],
  choices: Readonly<Record<string, Choice>>,
): Values {
  return clashes
    .filter(({ id }) => choices[id] === "theirs")
    .reduce((taken, { takeTheirs }) => takeTheirs(taken), values);
}
