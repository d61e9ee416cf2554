import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { useUnsaved } from "../../ui/unsaved/unsavedForms";
import type { Snapshot } from "./editing";
import { type Clash, createFieldRule, type FieldSide, type MergeRule } from "./merge";
import { useContentSubmission } from "./useContentSubmission";
import { useEditing } from "./useEditing";
import type { SubmissionNotices, SubmittedMutation } from "./useSubmission";

type SavedRecord<Values extends object> = Snapshot<Values> & {
  /** What the fields are called on the screen. One object for all renders. */
  labels: Readonly<Record<keyof Values, string>>;
};

type Save<Mutation extends SubmittedMutation, Values> = {
  /** Makes the variables from what has changed and the version that it was changed from. */
  variablesOf: (changes: Partial<Values>, version: number) => Mutation["variables"];
  onSaved?: ((response: Mutation["response"]) => void) | undefined;
};

/** A save that came too late: another window had made one since. */
type LateSave<Mutation extends SubmittedMutation, Values> = Save<Mutation, Values> & {
  /** What this window knew. */
  known: Snapshot<Values>;
};

/** A field that has two values: one changed here and one of another window, or one recovered and one typed since. */
export type FieldQuestion<Value> = {
  /** What the other window saved, or what was typed here before a draft was recovered. */
  theirs: Value;
  /** Whether another window saved it. */
  isSaved: boolean;
  /** What is written here stays and is saved next. */
  chooseMine: () => void;
  chooseTheirs: () => void;
};

/**
 * A form over a record that other windows save, too. A field that nobody touched follows what they save;
 * where both changed a field, nothing is sent until the owner has chosen. What was typed stays until it
 * is saved, also when saving fails, and a field's fault goes with the next change to it.
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
  useUnsaved(isChanged);
  const { submit, clearFaults, ...submission } = useContentSubmission<Mutation>(mutation, notices, {
    isForm: true,
  });

  const [late, setLate] = useState<LateSave<Mutation, Values> | null>(null);
  const [questionCount, setQuestionCount] = useState(0);
  /** Fields that were taken over from other windows since the last save. */
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
      // The record itself comes by its fragment.
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
  // The store has what there is now before this window knows that its save came too late.
  useEffect(() => {
    if (late && late.known.version !== version) tryAgain(late);
  }, [late, version]);

  return {
    ...submission,
    values,
    isChanged,
    /** What the edits started from: with open questions, from what both windows had changed. */
    base: { version: base.version, values: withOrigins(base.values, editing.clashes) },
    rule,
    edit: (change: Partial<Values>) => {
      update((before) => ({ ...before, ...change }));
      clearFaults(Object.keys(change));
    },
    /** Puts edits of an earlier window into the form. */
    recover: (draft: { base: Snapshot<Values>; values: Values }) => {
      const sides = { base: draft.base.values, mine: draft.values, theirs: values };
      dispatch({ type: "merged", merge: rule.merge(sides), latest: base });
    },
    /** Back to what is saved. */
    discard: () => dispatch({ type: "discarded" }),
    /** Not while a save is under way: what it changed may be shown before it is known to be made. */
    clashOf: <Field extends keyof Values & string>(
      field: Field,
    ): FieldQuestion<Values[Field]> | null => {
      const clash = editing.clashes.find(({ id }) => id === field);
      if (!clash || submission.isPending) return null;
      const theirs = clash.theirs.value as Values[Field]; // a clash of this field
      return {
        theirs,
        isSaved: !rule
          .differingKeys(base.values, { ...base.values, [field]: theirs })
          .includes(field),
        chooseMine: () => choose({ [field]: "mine" }),
        chooseTheirs: () => choose({ [field]: "theirs" }),
      };
    },
    /** Rises whenever the owner is to choose before anything is saved. */
    questionCount,
    save: (
      variablesOf: Save<Mutation, Values>["variablesOf"],
      onSaved?: (response: Mutation["response"]) => void,
    ) => attempt({ variablesOf, onSaved }),
  };
}

/** What other parts need of a record form, whichever mutation saves it. */
export type RecordForm<Values extends object> = {
  values: Values;
  isChanged: boolean;
  base: Snapshot<Values>;
  rule: MergeRule<Values, FieldSide>;
  recover: (draft: { base: Snapshot<Values>; values: Values }) => void;
  clashOf: <Field extends keyof Values & string>(
    field: Field,
  ) => FieldQuestion<Values[Field]> | null;
};

function pick<Values extends object>(
  values: Values,
  keys: readonly (keyof Values)[],
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const key of keys) picked[key] = values[key];
  return picked;
}

/** The saved values with those that open questions are about as they were before both changes. */
function withOrigins<Values extends object>(
  values: Values,
  clashes: readonly Clash<Values, FieldSide>[],
): Values {
  return { ...values, ...Object.fromEntries(clashes.map(({ id, mine }) => [id, mine.from])) };
}

function takenNote(labels: readonly string[]): string | undefined {
  return labels.length > 0 ? `Taken over from another window: ${labels.join(", ")}.` : undefined;
}
