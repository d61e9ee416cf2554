import { applyChoices } from "./applyChoices";
import type { MergeRule } from "./merge";

/** A change that can be undone: from one state of the form to another. */
type Step<Values> = {
  /**
   * The path of the text that was changed. Null for any other change. Only consecutive changes of one text
   * are merged to one step.
   */
  text: string | null;
  before: Values;
  after: Values;
};

/** The last changes since the editor opened (`past`), and the undone ones that can be redone (`future`). */
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
  /** Set if the changed text has its own history, and the change is an undo or redo in that history. */
  command?: UndoCommand | undefined;
};

/**
 * Returns the history with one more change. Consecutive changes of one text are one step. A change removes
 * the steps that can be redone, unless it is an undo or redo in the history of a text (`command`).
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
  // An undo adds no step. The older step that it reverted would change nothing any more if it were undone,
  // so `runCommand` skips it.
  if (command === "undo") return { past, future, commandCount };
  return { past: [...past, { text, before, after }].slice(-max), future: left, commandCount };
}

/** The rule for undo and redo. Undefined if `rule` has no `textOf`: the form then has no undo. */
export function historyRuleOf<Values, Side>(
  rule: MergeRule<Values, Side>,
): HistoryRule<Values, Side> | undefined {
  const { textOf } = rule;
  return textOf && { ...rule, textOf };
}

export type HistoryRule<Values, Side> = MergeRule<Values, Side> &
  Required<Pick<MergeRule<Values, Side>, "textOf">>;

/**
 * Undoes the last step, or redoes the step that was undone last. Skips steps that would change nothing. Only
 * the values that the step changed are set: changes that were typed later or saved by other windows stay.
 * @returns null if no step can be undone or redone
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

/** Applies the change from `from` to `to` to the form's values. Null if that changes nothing. */
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
