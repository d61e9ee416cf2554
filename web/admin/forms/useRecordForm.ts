import { useEffect, useEffectEvent, useState } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { useForm } from "./useForm";
import type { SubmissionNotices, SubmittedMutation } from "./useSubmission";

type SavedRecord<Values extends object> = {
  values: Values;
  /** Rises with every save, whichever window makes it. 0 for a record that was never saved. */
  version: number;
  /** What the fields are called on the screen. */
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
  known: { version: number; values: Values };
};

/**
 * A form over a record that other windows save, too. What they changed and this window did not is taken
 * over, and the save goes through; where both changed a field, nothing is sent until the owner has chosen.
 */
export function useRecordForm<Mutation extends SubmittedMutation, Values extends object>(
  { values: saved, version, labels }: SavedRecord<Values>,
  mutation: GraphQLTaggedNode,
  notices: SubmissionNotices,
) {
  const { save: send, ...form } = useForm<Mutation, Values>(saved, mutation, notices);
  const [late, setLate] = useState<LateSave<Mutation, Values> | null>(null);
  const [questionCount, setQuestionCount] = useState(0);
  /** Fields that were taken over from other windows since the last save. */
  const [taken, setTaken] = useState<readonly (keyof Values)[]>([]);

  const attempt = (save: Save<Mutation, Values>, fields = taken) => {
    setTaken(fields);
    if (form.hasClashes) {
      setQuestionCount((count) => count + 1);
      return;
    }
    const changes = version === 0 ? form.values : form.changes;
    const accept = (response: Mutation["response"]) => {
      setTaken([]);
      save.onSaved?.(response);
    };
    send(save.variablesOf(changes, version), accept, {
      note: takenNote(fields.map((field) => labels[field])),
      onStale: () => setLate({ ...save, known: { version, values: saved } }),
    });
  };
  const goOn = useEffectEvent(({ known, ...save }: LateSave<Mutation, Values>) => {
    setLate(null);
    const fields = Object.keys(labels) as (keyof Values)[]; // by declaration
    const isTaken = (field: keyof Values) =>
      taken.includes(field) ||
      (!(field in form.changes) && !Object.is(known.values[field], saved[field]));
    attempt(save, fields.filter(isTaken));
  });
  // The store has what there is now before this window knows that its save came too late.
  useEffect(() => {
    if (late && late.known.version !== version) goOn(late);
  }, [late, version]);

  return {
    ...form,
    /** Not while a save is under way: what it changed may be shown before it is known to be made. */
    clashOf: <Field extends keyof Values>(field: Field) =>
      form.isPending ? null : form.clashOf(field),
    /** Rises whenever the owner is to choose before anything is saved. */
    questionCount,
    save: (
      variablesOf: Save<Mutation, Values>["variablesOf"],
      onSaved?: (response: Mutation["response"]) => void,
    ) => attempt({ variablesOf, onSaved }),
  };
}

function takenNote(labels: readonly string[]): string | undefined {
  return labels.length > 0 ? `Taken over from another window: ${labels.join(", ")}.` : undefined;
}
