import { createContext, useCallback, useContext, useId, useLayoutEffect, useState } from "react";

/** A form that can be saved by what asks before leaving. */
export type SavableForm = {
  /** The name that the owner knows it by. */
  name: string;
  /** Submits it. @param onRefused called where it was not sent, because the owner has to look at it */
  save: (onRefused: () => void) => void;
};

/** What would be lost. */
export type Loss = {
  /** Null where it can only be saved by its own button. */
  savable: SavableForm | null;
  /** What is asked before leaving, where it is no unsaved change. */
  question?: { title: string; description: string } | undefined;
};

type Note = (form: string, loss: Loss | null) => void;

/** Whom the forms below tell that they hold what is not saved. */
export const UnsavedForms = createContext<Note>(() => {});

/** The title over the forms below. Null where they can only be saved by their own button. */
export const FormTitle = createContext<string | null>(null);

/** Tells everything above that asks before it goes whether this form holds what is not saved. */
export function useUnsaved(
  isChanged: boolean,
  savable: Loss["savable"] = null,
  question?: Loss["question"],
): void {
  const note = useContext(UnsavedForms);
  const form = useId();
  // Before the browser does anything else, such as following its Back button.
  useLayoutEffect(() => {
    if (!isChanged) return;
    note(form, { savable, question });
    return () => note(form, null);
  }, [note, form, isChanged, savable, question]);
}

type Unsaved = Loss & { form: string };

/**
 * Listens to the forms below, and passes on what they say.
 * @returns those that hold what is not saved, and what to give to {@link UnsavedForms}
 */
export function useUnsavedBelow(): [readonly Unsaved[], Note] {
  const above = useContext(UnsavedForms);
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  const note = useCallback<Note>(
    (form, loss) => {
      setUnsaved((before) => {
        const others = before.filter((other) => other.form !== form);
        return loss ? [...others, { form, ...loss }] : others;
      });
      above(form, loss);
    },
    [above],
  );
  return [unsaved, note];
}
