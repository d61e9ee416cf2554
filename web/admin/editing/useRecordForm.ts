import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { showFailure } from "../showFailure";
import type { Snapshot } from "./editing";
import { type Clash, createFieldRule, type FieldSide } from "./merge";
import { useContentSubmission } from "./useContentSubmission";
import { useEditing } from "./useEditing";
import type { SubmissionNotices, SubmittedMutation } from "./useSubmission";

type SavedRecord<Values extends object> = Snapshot<Values> & {
  /** The labels of the fields. The same object in all renders. */
  labels: Readonly<Record<keyof Values, string>>;
};

type Save<Mutation extends SubmittedMutation, Values> = {
  /** Builds the variables from the changes and the version that they were made from. */
  variablesOf: (changes: Partial<Values>, version: number) => Mutation["variables"];
  onSaved?: ((response: Mutation["response"]) => void) | undefined;
};

/** A save that the server refused because another window had saved the record first. It is sent again. */
type LateSave<Mutation extends SubmittedMutation, Values> = Save<Mutation, Values> & {
  /** The saved record that this window had before the save. */
  known: Snapshot<Values>;
};

/** How long a refused save waits for the latest record, in milliseconds. */
const maxWait = 10_000;

const notFetched =
  "Another window has changed this, and its changes could not be loaded. Check your connection, and save again.";

type TextKey<Values> = {
  [Key in keyof Values & string]: Values[Key] extends string ? Key : never;
}[keyof Values & string];

/**
 * The choice between two values of a field: the value that the form shows, and `theirs`. Either another
 * window has saved `theirs`, or the owner typed it here before she recovered a draft.
 */
export type FieldQuestion<Value> = {
  theirs: Value;
  /** Whether another window has saved `theirs`. */
  isSaved: boolean;
  /** Chooses the value that the form shows. The next save sends it. */
  chooseMine: () => void;
  chooseTheirs: () => void;
};

/**
 * A form for a record that other windows may save, too. Fields that are unchanged in this form take over the
 * values that those windows save. If this form and another window have changed the same field, nothing is
 * sent until the owner has chosen a value. Typed text stays until it is saved, even if saving fails, and a
 * field's fault disappears when the field changes.
 */
export function useRecordForm<Mutation extends SubmittedMutation, Values extends object>(
  { labels, version, values: savedValues }: SavedRecord<Values>,
  mutation: GraphQLTaggedNode,
  notices: SubmissionNotices,
) {
  const rule = useMemo(() => createFieldRule(labels), [labels]);
  const saved = { version, values: savedValues };
  const editing = useEditing(saved, rule);
  const { base, values, changedKeys, isChanged, update, choose, dispatch } = editing;
  if (base.version !== version || rule.differingKeys(base.values, savedValues).length > 0) {
    const sides = { base: base.values, mine: values, theirs: savedValues };
    dispatch({ type: "merged", merge: rule.merge(sides), latest: saved });
  }
  const { submit, clearFaults, ...submission } = useContentSubmission<Mutation>(mutation, notices, {
    isForm: true,
  });

  const edit = (change: Partial<Values>) => {
    update((before) => ({ ...before, ...change }));
    clearFaults(Object.keys(change));
  };
  const [late, setLate] = useState<LateSave<Mutation, Values> | null>(null);
  const [questionCount, setQuestionCount] = useState(0);
  /** The fields that have taken over values of other windows since the last save. */
  const [taken, setTaken] = useState<readonly (keyof Values)[]>([]);

  const attempt = (save: Save<Mutation, Values>, fields = taken) => {
    setTaken(fields);
    if (editing.clashes.length > 0) {
      setQuestionCount((count) => count + 1);
      return;
    }
    const changes = version === 0 ? values : pick(values, changedKeys);
    const accept = (response: Mutation["response"]) => {
      setTaken([]);
      // The new version arrives when the caller's fragment reads the saved record from the store.
      editing.continueFrom({ version: base.version, values }, values);
      save.onSaved?.(response);
    };
    submit(save.variablesOf(changes, version), accept, {
      note: takenNote(fields.map((field) => labels[field])),
      onStale: () => setLate({ ...save, known: saved }),
    });
  };
  const tryAgain = useEffectEvent(({ known, ...save }: LateSave<Mutation, Values>) => {
    setLate(null);
    const changedThere = rule
      .differingKeys(known.values, savedValues)
      .filter((key) => !changedKeys.includes(key));
    attempt(save, [...new Set([...taken, ...changedThere])]);
  });
  // The response to a refused save also updates the record in the store, so that the form is merged
  // with the latest record before the next attempt.
  useEffect(() => {
    if (late && late.known.version !== version) tryAgain(late);
  }, [late, version]);
  // The latest record cannot be fetched, for example because the connection was lost.
  useEffect(() => {
    if (!late) return;
    const timer = setTimeout(() => {
      setLate(null);
      showFailure("Error", notFetched);
    }, maxWait);
    return () => clearTimeout(timer);
  }, [late]);

  /**
   * The question about a field. Null if there is none, and during a save, because the saved values may
   * reach the form before the response of the save is handled.
   */
  const clashOf = <Field extends keyof Values & string>(
    field: Field,
  ): FieldQuestion<Values[Field]> | null => {
    const clash = editing.clashes.find(({ id }) => id === field);
    if (!clash || submission.isPending) return null;
    const theirs = clash.theirs.value as Values[Field]; // the clash was found by this field
    return {
      theirs,
      isSaved: !rule
        .differingKeys(base.values, { ...base.values, [field]: theirs })
        .includes(field),
      chooseMine: () => choose({ [field]: "mine" }),
      chooseTheirs: () => choose({ [field]: "theirs" }),
    };
  };
  return {
    ...submission,
    values,
    isChanged,
    /**
     * The record that the edits started from. A field with an open question has the value from which both
     * sides started.
     */
    base: { version: base.version, values: withOrigins(base.values, editing.clashes) },
    rule,
    edit,
    /** Merges the changes of a draft of an earlier window into the form. */
    recover: (draft: { base: Snapshot<Values>; values: Values }) => {
      const sides = { base: draft.base.values, mine: draft.values, theirs: values };
      dispatch({ type: "merged", merge: rule.merge(sides), latest: base });
    },
    /** Resets the form to the saved values. */
    discard: () => dispatch({ type: "discarded" }),
    clashOf,
    /** The props `label` and `clash` of the ClashField of a field. */
    questionOf: <Field extends keyof Values & string>(field: Field) => ({
      label: labels[field],
      clash: clashOf(field),
    }),
    /** Rises whenever a save is not sent because the owner has to choose first. */
    questionCount,
    /** The props of a text field. */
    textOf: (field: TextKey<Values>) => ({
      label: labels[field],
      value: String(values[field]),
      errorMessage: submission.faults[field],
      onChange: ({ target }: { target: { value: string } }) =>
        edit({ [field]: target.value } as Partial<Values>), // TextKey allows only fields that are strings
    }),
    save: (
      variablesOf: Save<Mutation, Values>["variablesOf"],
      onSaved?: (response: Mutation["response"]) => void,
    ) => attempt({ variablesOf, onSaved }),
  };
}

/** The parts of a record form that do not depend on its mutation. */
export type RecordForm<Values extends object> = Omit<
  ReturnType<typeof useRecordForm<SubmittedMutation, Values>>,
  "submit" | "save"
>;

function pick<Values extends object>(
  values: Values,
  keys: readonly (keyof Values)[],
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const key of keys) picked[key] = values[key];
  return picked;
}

/** The saved values. A field with an open question has the value from which both sides started. */
function withOrigins<Values extends object>(
  values: Values,
  clashes: readonly Clash<Values, FieldSide>[],
): Values {
  return { ...values, ...Object.fromEntries(clashes.map(({ id, mine }) => [id, mine.from])) };
}

function takenNote(labels: readonly string[]): string | undefined {
  return labels.length > 0 ? `Taken over from another window: ${labels.join(", ")}.` : undefined;
}
