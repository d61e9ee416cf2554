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

/** Two sides to merge, and where the form continues. */
type Merging<Values> = Sides<Values> & {
  latest: Snapshot<Values>;
  /** What the form held when the sides were read. */
  shown: Values;
  /** What follows once nothing of the merge is left to decide. */
  onMerged?: (base: Snapshot<Values>, values: Values) => void;
};

/** Holds one record while it is edited: what was saved, what the form shows, and what the owner has to decide. */
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
    /** The clashes that are asked all at once. Null while there are none. */
    question: waiting?.merge.clashes ?? null,
    changedKeys,
    isChanged: changedKeys.length > 0,
    dispatch,
    /** Changes what the form holds, from what it holds at that moment. */
    update: useCallback(
      (change: (before: Values) => Values, origin: ChangeOrigin = { command: currentCommand() }) =>
        dispatch({ type: "changed", change, origin }),
      [],
    ),
    /** Takes back the last change. A text with a history of its own is asked before. */
    undo: useCallback(() => dispatch({ type: "undone" }), []),
    /** Rises when one of them changed something. */
    commandCount: state.history.commandCount,
    redo: useCallback(() => dispatch({ type: "redone" }), []),
    /** The record was saved, and came back as `latest`. */
    continueFrom: useCallback(
      (latest: Snapshot<Values>, shown: Values) => dispatch({ type: "continued", latest, shown }),
      [],
    ),
    /**
     * Merges two sides into the form, which continues from `latest`. Where they clash, the owner is
     * asked first, and nothing changes until then.
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
    /** Decides clashes, each for the form's own value or the other one. */
    choose: (choices: Readonly<Record<string, Choice>>) => {
      dispatch({ type: "chosen", choices });
      if (!waiting) return;
      const { merge, latest } = waiting;
      afterwards.current?.(latest, applyChoices(merge.values, merge.clashes, choices));
      afterwards.current = undefined;
    },
    /** Leaves the form as it is; the same is asked again at the next save. */
    postpone: () => {
      afterwards.current = undefined;
      dispatch({ type: "postponed" });
    },
  };
}
