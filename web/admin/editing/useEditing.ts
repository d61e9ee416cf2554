import { useCallback, useMemo, useReducer, useRef } from "react";
import { applyChoices, type Choice } from "./applyChoices";
import {
  createEditingReducer,
  type EditingAction,
  type EditingState,
  type Snapshot,
  startEditing,
} from "./editing";
import { currentCommand } from "./fieldHistory";
import { type ChangeOrigin, historyRuleOf } from "./history";
import type { MergeRule, Sides } from "./merge";

/** Two sides to merge, and the saved record that becomes the form's `base` afterwards. */
type Merging<Values> = Sides<Values> & {
  latest: Snapshot<Values>;
  /** The values of the form when the sides were read. */
  shown: Values;
  /** Called after the merge: at once if nothing clashes, otherwise when the owner has decided all clashes. */
  onMerged?: (base: Snapshot<Values>, values: Values) => void;
};

/** The state of a record being edited: the saved record, the form's values, and the undecided clashes. */
export function useEditing<Values extends object, Side>(
  first: Snapshot<Values>,
  rule: MergeRule<Values, Side>,
) {
  const reducer = useMemo(
    () =>
      createEditingReducer<Values, Side>((values, shown, next) => {
        const typed = rule.differingKeys(shown, values);
        // A section has many modules: those that another window has changed must not be replaced by
        // those of the form because the owner has typed in one of them.
        if (typed.length > 0 && rule.differingKeys(shown, next).length > 0) {
          return rule.merge({ base: shown, mine: values, theirs: next }).values;
        }
        const carried = { ...next };
        for (const key of typed) carried[key] = values[key];
        return carried;
      }, historyRuleOf(rule)),
    [rule],
  );
  const [state, dispatch] = useReducer<
    EditingState<Values, Side>,
    Snapshot<Values>,
    [EditingAction<Values, Side>]
  >(reducer, first, startEditing);
  const afterwards = useRef<Merging<Values>["onMerged"]>(undefined);
  const { base, values, clashes, waiting } = state;
  const changedKeys = rule.differingKeys(base.values, values);

  return {
    base,
    values,
    clashes,
    /** The clashes that the owner decides in one dialog. Null while the dialog is closed. */
    question: waiting?.merge.clashes ?? null,
    changedKeys,
    isChanged: changedKeys.length > 0,
    dispatch,
    /** Sets the form's values to what `change` returns for the current values. */
    update: useCallback(
      (change: (before: Values) => Values, origin: ChangeOrigin = { command: currentCommand() }) =>
        dispatch({ type: "changed", change, origin }),
      [],
    ),
    /**
     * Undoes the last change. A rich text has its own history: it undoes its own changes first, and then
     * calls this function.
     */
    undo: useCallback(() => dispatch({ type: "undone" }), []),
    /** Rises with every undo and redo. */
    commandCount: state.history.commandCount,
    redo: useCallback(() => dispatch({ type: "redone" }), []),
    /**
     * Bases the form on `latest`, the record that was just saved. Changes that were made since the values
     * `shown` were sent stay.
     */
    continueFrom: useCallback(
      (latest: Snapshot<Values>, shown: Values) => dispatch({ type: "continued", latest, shown }),
      [],
    ),
    /**
     * Merges two sides into the form, which is then based on `latest`. If values clash, the form changes
     * only after the owner has decided all clashes in a dialog.
     */
    mergeOrAsk: ({ latest, shown, onMerged, ...sides }: Merging<Values>) => {
      const merge = rule.merge(sides);
      if (merge.clashes.length > 0) {
        afterwards.current = onMerged;
        dispatch({ type: "asked", merge, latest, shown });
        return;
      }
      dispatch({ type: "continued", latest, shown, next: merge.values });
      onMerged?.(latest, merge.values);
    },
    /** Decides clashes. @param choices the chosen side of each clash, by the id of the clash */
    choose: (choices: Readonly<Record<string, Choice>>) => {
      dispatch({ type: "chosen", choices });
      if (!waiting) return;
      const { merge, latest } = waiting;
      afterwards.current?.(latest, applyChoices(merge.values, merge.clashes, choices));
      afterwards.current = undefined;
    },
    /** Closes the question without a change; the next save asks again. */
    postpone: () => {
      afterwards.current = undefined;
      dispatch({ type: "postponed" });
    },
  };
}
