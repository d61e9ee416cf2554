import { applyChoices } from "./applyChoices";
import type { MergeRule } from "./merge";

/** A change that can be undone: from one state of the form to another. */
type Step<Values> = {
  /** The text that was typed in. Null for any other change, which is a step of its own. */
  text: string | null;
  before: Values;
  after: Values;
};

/** What was changed since the editor opened, and what of it was undone. */
export type History<Values> = {
  past: readonly Step<Values>[];
  future: readonly Step<Values>[];
  /** How often something was undone or redone. */
  travels: number;
};

export const noHistory: History<never> = { past: [], future: [], travels: 0 };

const max = 200;

/** One step back, or one forth again. */
export type Travel = "undo" | "redo";

/** How a change may have come about. */
export type ChangeOrigin = {
  /** The text has a history of its own, and moved in that. */
  travel?: Travel | undefined;
};

/**
 * The history with one more change. What is typed into one text at a time is one step. A text that moves
 * in its own history leaves what can be made again.
 */
export function recordStep<Values, Side>(
  { past, future, travels }: History<Values>,
  { before, after }: Omit<Step<Values>, "text">,
  { textOf, differingKeys }: HistoryRule<Values, Side>,
  { travel }: ChangeOrigin,
): History<Values> {
  const left = travel ? future : [];
  const text = textOf(before, after);
  const last = past.at(-1);
  if (last && text !== null && last.text === text) {
    const isBack = differingKeys(last.before, after).length === 0;
    const goesOn = isBack ? [] : [{ ...last, after }];
    return { past: [...past.slice(0, -1), ...goesOn], future: left, travels };
  }
  // Undoing an older step will find it undone.
  if (travel === "undo") return { past, future, travels };
  return { past: [...past, { text, before, after }].slice(-max), future: left, travels };
}

/** The rule where changes can be undone. */
export function historyRuleOf<Values, Side>(
  rule: MergeRule<Values, Side>,
): HistoryRule<Values, Side> | undefined {
  const { textOf } = rule;
  return textOf && { ...rule, textOf };
}

export type HistoryRule<Values, Side> = MergeRule<Values, Side> &
  Required<Pick<MergeRule<Values, Side>, "textOf">>;

type Travelled<Values> = { values: Values; history: History<Values> } | null;

/**
 * Takes back the last step that still shows. Only what the step changed goes back: what was saved
 * elsewhere since, or typed after it, stays.
 * @returns null where there is nothing to take back
 */
export function undoStep<Values, Side>(
  { past, future, travels }: History<Values>,
  values: Values,
  rule: HistoryRule<Values, Side>,
): Travelled<Values> {
  for (const [place, step] of [...past.entries()].reverse()) {
    const next = replay(values, step.after, step.before, rule);
    const left = { past: past.slice(0, place), future: [...future, step], travels: travels + 1 };
    if (next) return { values: next, history: left };
  }
  return null;
}

/** Makes the step again that was undone last. */
export function redoStep<Values, Side>(
  { past, future, travels }: History<Values>,
  values: Values,
  rule: HistoryRule<Values, Side>,
): Travelled<Values> {
  for (const [place, step] of [...future.entries()].reverse()) {
    const next = replay(values, step.before, step.after, rule);
    const left = { past: [...past, step], future: future.slice(0, place), travels: travels + 1 };
    if (next) return { values: next, history: left };
  }
  return null;
}

/** What the form holds with a change made to it. Null where it changes nothing. */
function replay<Values, Side>(
  values: Values,
  from: Values,
  to: Values,
  { merge, differingKeys, rebase }: HistoryRule<Values, Side>,
): Values | null {
  const sides = { base: from, mine: values, theirs: to };
  const merged = merge(rebase?.(sides) ?? sides);
  const all = Object.fromEntries(merged.clashes.map(({ id }) => [id, "theirs" as const]));
  const next = applyChoices(merged.values, merged.clashes, all);
  return differingKeys(values, next).length > 0 ? next : null;
}
