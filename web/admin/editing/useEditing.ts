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

/** Two sides to merge, and the record on which the form is based afterwards. */
type Merging<Values> = Sides<Values> & {
  latest: Snapshot<Values>;
  /** The values of the form when the sides were read. */
  shown: Values;
  /** Called when all clashes are decided. */
  onMerged?: (base: Snapshot<Values>, values: Values) => void;
};

/**
 * The state of a record being edited: the saved record, the form's values, and the clashes to
 * decide.
 */
export function useEditing<Values extends object, Side>(
  first: Snapshot<Values>,
  rule: MergeRule<Values, Side>,
) {
  const reducer = useMemo(
    () =>
      createEditingReducer<Values, Side>((values, shown, next) => {
        const carried = { ...next };
        for (const key of rule.differingKeys(shown, values)) carried[key] = values[key];
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
    /** The clashes that the owner decides in one dialog. Null while there are none. */
    question: waiting?.merge.clashes ?? null,
    changedKeys,
    isChanged: changedKeys.length > 0,
    dispatch,
    /** Changes the form's values, as a function of the current ones. */
    update: useCallback(
      (change: (before: Values) => Values, origin: ChangeOrigin = { command: currentCommand() }) =>
        dispatch({ type: "changed", change, origin }),
      [],
    ),
    /**
     * Undoes the last change. A text with its own history undoes the changes in that history before it
     * calls this.
     */
    undo: useCallback(() => dispatch({ type: "undone" }), []),
    /** Rises with every undo and redo. */
    commandCount: state.history.commandCount,
    redo: useCallback(() => dispatch({ type: "redone" }), []),
    /**
     * Bases the form on the record `latest` that was just saved. Changes since `shown` was sent
     * stay.
     */
    continueFrom: useCallback(
      (latest: Snapshot<Values>, shown: Values) => dispatch({ type: "continued", latest, shown }),
      [],
    ),
    /**
     * Merges two sides into the form, which is then based on `latest`. Where there are clashes, the owner is
     * asked first, and nothing changes before that.
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
    /** Decides clashes, each for the form's value or the other side's. */
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
