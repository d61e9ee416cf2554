import { applyChoices, type Choice } from "./applyChoices";
import {
  type ChangeOrigin,
  type History,
  type HistoryRule,
  noHistory,
  recordStep,
  runCommand,
  type UndoCommand,
} from "./history";
import type { Clash, Merge } from "./merge";

/** The values of a record at one saved version. */
export type Snapshot<Values> = { version: number; values: Values };

/** A merge that is applied when the owner has decided all its clashes. */
type WaitingMerge<Values, Side> = {
  merge: Merge<Values, Side>;
  /** The saved record that becomes the form's `base` when the merge is applied. */
  latest: Snapshot<Values>;
  /** The values of the form when the merge was computed. */
  shown: Values;
};

/** The state of an editor of one record. */
export type EditingState<Values, Side> = {
  /** The saved record that the edits started from. */
  base: Snapshot<Values>;
  /** The values of the form. */
  values: Values;
  /** The values for which the owner has to choose a side before a save. */
  clashes: readonly Clash<Values, Side>[];
  waiting: WaitingMerge<Values, Side> | null;
  history: History<Values>;
};

export type EditingAction<Values, Side> =
  | { type: "changed"; change: (values: Values) => Values; origin?: ChangeOrigin }
  /** `undone` undoes the last change; `redone` redoes the change that was undone last, see `runCommand`. */
  | { type: "undone" }
  | { type: "redone" }
  /**
   * Bases the form on the saved record `latest` and sets its values to `next`, by default those of
   * `latest`. Changes that were made since the form had the values `shown` stay.
   */
  | { type: "continued"; latest: Snapshot<Values>; shown: Values; next?: Values }
  /**
   * Applies a merge: the form is based on `latest`, and the clashes of the merge are shown beside
   * their fields.
   */
  | { type: "merged"; merge: Merge<Values, Side>; latest: Snapshot<Values> }
  /**
   * Stores a merge as `waiting`: the owner decides all its clashes in one dialog, and the form does
   * not change before that.
   */
  | ({ type: "asked" } & WaitingMerge<Values, Side>)
  | { type: "chosen"; choices: Readonly<Record<string, Choice>> }
  | { type: "postponed" }
  | { type: "discarded" };

export function startEditing<Values, Side>(first: Snapshot<Values>): EditingState<Values, Side> {
  return { base: first, values: first.values, clashes: [], waiting: null, history: noHistory };
}

/**
 * Creates the reducer for editing one kind of record.
 * @param carryOver returns `next` with the changes that lead from `shown` to `values`
 * @param historyRule how changes are undone. Without a rule, `undone` and `redone` do nothing
 */
export function createEditingReducer<Values, Side>(
  carryOver: (values: Values, shown: Values, next: Values) => Values,
  historyRule?: HistoryRule<Values, Side>,
) {
  type State = EditingState<Values, Side>;
  /** Bases the form on another saved record. Earlier changes can still be undone. */
  const restart = (state: State, latest: Snapshot<Values>, values: Values): State => ({
    ...startEditing(latest),
    values,
    history: state.history,
  });
  const applyCommand = (state: State, command: UndoCommand): State => {
    const next = historyRule && runCommand(command, state.history, state.values, historyRule);
    return next ? { ...state, ...next, clashes: stillOpen(state.clashes, next.values) } : state;
  };
  return (state: State, action: EditingAction<Values, Side>): State => {
    switch (action.type) {
      case "changed": {
        const values = action.change(state.values);
        const step = { before: state.values, after: values };
        const history =
          historyRule && values !== state.values
            ? recordStep(state.history, step, historyRule, action.origin ?? {})
            : state.history;
        return { ...state, values, history, clashes: stillOpen(state.clashes, values) };
      }
      case "undone":
        return applyCommand(state, "undo");
      case "redone":
        return applyCommand(state, "redo");
      case "continued": {
        const { latest, shown, next = latest.values } = action;
        return restart(state, latest, carryOver(state.values, shown, next));
      }
      case "merged": {
        const { values, clashes } = action.merge;
        const isAgain = ({ id }: Clash<Values, Side>) => clashes.some((clash) => clash.id === id);
        const earlier = state.clashes.filter((clash) => !isAgain(clash));
        return {
          ...state,
          base: action.latest,
          values,
          clashes: [...clashes, ...stillOpen(earlier, values)],
        };
      }
      case "asked": {
        const { merge, latest, shown } = action;
        return { ...state, waiting: { merge, latest, shown } };
      }
      case "chosen": {
        const { waiting } = state;
        const { values, clashes } = waiting?.merge ?? state;
        const chosen = applyChoices(values, clashes, action.choices);
        if (!waiting) {
          return {
            ...state,
            values: chosen,
            clashes: clashes.filter(({ id }) => !action.choices[id]),
          };
        }
        const { latest, shown } = waiting;
        return restart(state, latest, carryOver(state.values, shown, chosen));
      }
      case "postponed":
        return { ...state, waiting: null };
      case "discarded":
        return startEditing(state.base);
    }
  };
}

function stillOpen<Values, Side>(clashes: readonly Clash<Values, Side>[], values: Values) {
  const open = clashes.filter(({ isOpen }) => isOpen(values));
  return open.length === clashes.length ? clashes : open;
}
