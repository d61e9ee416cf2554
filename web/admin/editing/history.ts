import { applyChoices } from "./applyChoices";
import type { MergeRule } from "./merge";

/** A change that can be undone: from one state of the form to another. */
type Step<Values> = {
  /** The path of the text that was changed. Null for any other change, which is a step of its own. */
  text: string | null;
  before: Values;
  after: Values;
};

/** The changes since the editor opened, and those that were undone. */
export type History<Values> = {
  past: readonly Step<Values>[];
  future: readonly Step<Values>[];
  /** The number of undos and redos since the editor opened. */
  commandCount: number;
};

export const noHistory: History<never> = { past: [], future: [], commandCount: 0 };

const max = 200;

export type UndoCommand = "undo" | "redo";

/** The cause of a change. */
export type ChangeOrigin = {
  /** Set where the changed text has its own history, and the change is an undo or redo in that history. */
  command?: UndoCommand | undefined;
};

/**
 * The history with one more change. Consecutive changes of one text are one step. An undo or redo in the
 * text's own history does not remove the steps that can be redone.
 */
export function recordStep<Values, Side>(
  { past, future, commandCount }: History<Values>,
  { before, after }: Omit<Step<Values>, "text">,
  { textOf, differingKeys }: HistoryRule<Values, Side>,
  { command }: ChangeOrigin,
): History<Values> {
  const left = command ? future : [];
  const text = textOf(before, after);
  const last = past.at(-1);
  if (last && text !== null && last.text === text) {
    const isBack = differingKeys(last.before, after).length === 0;
    const merged = isBack ? [] : [{ ...last, after }];
    return { past: [...past.slice(0, -1), ...merged], future: left, commandCount };
  }
  // Adds no step: the older step that this undo reverts has no effect any more, and `runCommand`
  // skips it.
  if (command === "undo") return { past, future, commandCount };
  return { past: [...past, { text, before, after }].slice(-max), future: left, commandCount };
}

/** The history rule of forms whose changes can be undone. Undefined for other forms. */
export function historyRuleOf<Values, Side>(
  rule: MergeRule<Values, Side>,
): HistoryRule<Values, Side> | undefined {
  const { textOf } = rule;
  return textOf && { ...rule, textOf };
}

export type HistoryRule<Values, Side> = MergeRule<Values, Side> &
  Required<Pick<MergeRule<Values, Side>, "textOf">>;

/**
 * Undoes the last step that still has an effect, or redoes the step that was undone last. Only the
 * values that the step changed go back: changes that were typed later or saved by other windows
 * stay.
 * @returns null where there is nothing to undo or redo
 */
export function runCommand<Values, Side>(
  command: UndoCommand,
  { past, future, commandCount }: History<Values>,
  values: Values,
  rule: HistoryRule<Values, Side>,
): { values: Values; history: History<Values> } | null {
  const isUndo = command === "undo";
  const [from, to] = isUndo ? [past, future] : [future, past];
  for (const [place, step] of [...from.entries()].reverse()) {
    const [here, there] = isUndo ? [step.after, step.before] : [step.before, step.after];
    const next = replay(values, here, there, rule);
    if (!next) continue;
    const [left, grown] = [from.slice(0, place), [...to, step]];
    const steps = isUndo ? { past: left, future: grown } : { past: grown, future: left };
    return { values: next, history: { ...steps, commandCount: commandCount + 1 } };
  }
  return null;
}

/**
 * The form's values after the change from `from` to `to` is applied to them. Null where they do not
 * change.
 */
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
