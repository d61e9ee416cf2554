import { createContext, useCallback, useContext, useId, useLayoutEffect, useState } from "react";

/** A form that can be saved by what asks before leaving. */
export type SavableForm = {
  /** The name that the owner knows it by. */
  name: string;
  /** Submits it. @param onRefused called where it was not sent, because the owner has to look at it */
  save: (onRefused: () => void) => void;
};

type Note = (form: string, isChanged: boolean, savable: SavableForm | null) => void;

/** Whom the forms below tell that they hold what is not saved. */
export const UnsavedForms = createContext<Note>(() => {});

/** The title over the forms below. Null where they can only be saved by their own button. */
export const FormTitle = createContext<string | null>(null);

/** Tells everything above that asks before it goes whether this form holds what is not saved. */
export function useUnsaved(isChanged: boolean, savable: SavableForm | null = null): void {
  const note = useContext(UnsavedForms);
  const form = useId();
  // Before the browser does anything else, such as following its Back button.
  useLayoutEffect(() => {
    if (!isChanged) return;
    note(form, true, savable);
    return () => note(form, false, null);
  }, [note, form, isChanged, savable]);
}

type Unsaved = { form: string; savable: SavableForm | null };

/**
 * Listens to the forms below, and passes on what they say.
 * @returns those that hold what is not saved, and what to give to {@link UnsavedForms}
 */
export function useUnsavedBelow(): [readonly Unsaved[], Note] {
  const above = useContext(UnsavedForms);
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  const note = useCallback<Note>(
    (form, isChanged, savable) => {
      setUnsaved((before) => {
        const others = before.filter((other) => other.form !== form);
        return isChanged ? [...others, { form, savable }] : others;
      });
      above(form, isChanged, savable);
    },
    [above],
  );
  return [unsaved, note];
}
