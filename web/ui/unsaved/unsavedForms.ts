import { createContext, useCallback, useContext, useId, useLayoutEffect, useState } from "react";

/** A form that can be saved from the dialog that asks before leaving. */
export type SavableForm = {
  /** The name of the form for the owner. */
  name: string;
  /**
   * Submits the form. @param onRefused called if the form was not sent, because the owner has to look at it
   */
  save: (onRefused: () => void) => void;
};

/** The changes or the work that would be lost by leaving. */
export type Loss = {
  /** Null if only the form's own button can save it. */
  savable: SavableForm | null;
  /** The question before leaving. Undefined for the general question about unsaved changes. */
  question?: { title: string; description: string } | undefined;
};

type Note = (form: string, loss: Loss | null) => void;

/** The function by which forms report to a component around them that they have unsaved changes. */
export const UnsavedForms = createContext<Note>(() => {});

/**
 * The title of the panel around forms, which names them for the owner. Null if only their own buttons can
 * save them.
 */
export const FormTitle = createContext<string | null>(null);

let unsavedCount = 0;

/** Whether a form that reports by {@link useUnsaved} has unsaved changes, anywhere on the page. */
export const hasUnsavedForms = (): boolean => unsavedCount > 0;

/** Reports to the components around this form whether it has unsaved changes. They ask before leaving. */
export function useUnsaved(
  isChanged: boolean,
  savable: Loss["savable"] = null,
  question?: Loss["question"],
): void {
  const note = useContext(UnsavedForms);
  const form = useId();
  // A layout effect, because it runs before other events, such as going back.
  useLayoutEffect(() => {
    if (!isChanged) return;
    note(form, { savable, question });
    unsavedCount += 1;
    return () => {
      note(form, null);
      unsavedCount -= 1;
    };
  }, [note, form, isChanged, savable, question]);
}

type Unsaved = Loss & { form: string };

/**
 * Collects the reports of the forms inside this component, and passes them on to the components around it.
 * @returns the forms with unsaved changes, and the value for {@link UnsavedForms}
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
