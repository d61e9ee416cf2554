import { createContext, useCallback, useContext, useId, useLayoutEffect, useState } from "react";

type Note = (form: string, isChanged: boolean) => void;

/** Whom the forms below tell that they hold what is not saved. */
export const UnsavedForms = createContext<Note>(() => {});

/** Tells everything above that asks before it goes whether this form holds what is not saved. */
export function useUnsaved(isChanged: boolean): void {
  const note = useContext(UnsavedForms);
  const form = useId();
  // Before the browser does anything else, such as following its Back button.
  useLayoutEffect(() => {
    if (!isChanged) return;
    note(form, true);
    return () => note(form, false);
  }, [note, form, isChanged]);
}

/**
 * Listens to the forms below, and passes on what they say.
 * @returns whether one holds what is not saved, and what to give to {@link UnsavedForms}
 */
export function useUnsavedBelow(): [boolean, Note] {
  const above = useContext(UnsavedForms);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const note = useCallback<Note>(
    (form, isChanged) => {
      setUnsaved((before) => {
        const others = before.filter((other) => other !== form);
        return isChanged ? [...others, form] : others;
      });
      above(form, isChanged);
    },
    [above],
  );
  return [unsaved.length > 0, note];
}
