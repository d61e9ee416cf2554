import { applyChoices } from "./applyChoices";
import type { MergeRule } from "./merge";

/** A change that can be undone: from one state of the form to another. */
type Step<Values> = {
  /** The text that was typed in. Null for any other change, which is a step of its own. */
  text: string | null;
  before: Values;
  after: Values;
};

/** The changes since the editor opened, and those that were undone. */
export type History<Values> = {
  past: readonly Step<Values>[];
  future: readonly Step<Values>[];
  /** How often something was undone or redone. */
  commandCount: number;
};

export const noHistory: History<never> = { past: [], future: [], commandCount: 0 };

const max = 200;

/** Goes one step back, or one forward again. */
export type UndoCommand = "undo" | "redo";

/** What caused a change. */
export type ChangeOrigin = {
  /** The text has its own history, and the change is a command of that. */
  command?: UndoCommand | undefined;
};

/**
 * The history with one more change. Typing into one text at a time is one step. An undo in the text's own
 * history keeps the steps that can be redone.
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
  // Undoing an older step will find it undone.
  if (command === "undo") return { past, future, commandCount };
  return { past: [...past, { text, before, after }].slice(-max), future: left, commandCount };
}

/** The history rule of forms whose changes can be undone. */
export function historyRuleOf<Values, Side>(
  rule: MergeRule<Values, Side>,
): HistoryRule<Values, Side> | undefined {
  const { textOf } = rule;
  return textOf && { ...rule, textOf };
}

export type HistoryRule<Values, Side> = MergeRule<Values, Side> &
  Required<Pick<MergeRule<Values, Side>, "textOf">>;

type Undone<Values> = { values: Values; history: History<Values> } | null;

/**
 * Undoes the last step that is still visible. Only the values that the step changed go back: later saves
 * from elsewhere and later typing stay.
 * @returns null where there is nothing to undo
 */
export function undoStep<Values, Side>(
  { past, future, commandCount }: History<Values>,
  values: Values,
  rule: HistoryRule<Values, Side>,
): Undone<Values> {
  for (const [place, step] of [...past.entries()].reverse()) {
    const next = replay(values, step.after, step.before, rule);
    const left = {
      past: past.slice(0, place),
      future: [...future, step],
      commandCount: commandCount + 1,
    };
    if (next) return { values: next, history: left };
  }
  return null;
}

/** Redoes the step that was undone last. */
export function redoStep<Values, Side>(
  { past, future, commandCount }: History<Values>,
  values: Values,
  rule: HistoryRule<Values, Side>,
): Undone<Values> {
  for (const [place, step] of [...future.entries()].reverse()) {
    const next = replay(values, step.before, step.after, rule);
    const left = {
      past: [...past, step],
      future: future.slice(0, place),
      commandCount: commandCount + 1,
    };
    if (next) return { values: next, history: left };
  }
  return null;
}

/** The form's values after a change. Null where it changes nothing. */
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
