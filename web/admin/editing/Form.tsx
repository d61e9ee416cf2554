import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { FormTitle, type SavableForm, useUnsaved } from "../../ui/unsaved/unsavedForms";
import type { Faults } from "./useSubmission";
import "./Form.css";

type Props = {
  form: {
    faults: Faults;
    /** Whether the form has unsaved changes. */
    isChanged: boolean;
    /** Rises whenever a save is not sent because the owner has to choose between two values. */
    questionCount?: number;
  };
  onSubmit: () => void;
  children: ReactNode;
};

/**
 * The form of a panel or dialog. After a submit it focuses the first invalid field, or the first
 * button of a question about two values (ClashField). It does not take the focus from an element
 * outside the form.
 */
export function Form({ form, onSubmit, children }: Props) {
  const { faults, isChanged, questionCount = 0 } = form;
  const element = useRef<HTMLFormElement>(null);
  const showFault = useSavable(element, isChanged);
  // Whether the last submit still has to focus a fault. Each submit focuses only one fault, because otherwise
  // fixing it would move the focus to the next fault.
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || !Object.values(faults).some(Boolean)) return;
    isAwaited.current = false;
    showFault("[aria-invalid]");
  }, [faults, showFault]);
  useEffect(() => {
    if (questionCount > 0) showFault(".clash-question button");
  }, [questionCount, showFault]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    isAwaited.current = true;
    onSubmit();
  };
  return (
    <form
      ref={element}
      className="admin-form stack-wider"
      // Before the code has loaded, a submit by the default method GET would put texts and passwords into the
      // page's address.
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
    >
      {children}
    </form>
  );
}

/**
 * Lets the owner save the form from the dialog that asks about unsaved changes, even while the form's submit
 * button is disabled. Only a form within a FormTitle can be saved there.
 * @returns a function that focuses a control of the form by its selector; the same function in all renders
 */
function useSavable(form: RefObject<HTMLFormElement | null>, isChanged: boolean) {
  const title = useContext(FormTitle);
  const refuse = useRef<(() => void) | null>(null);
  const showFault = useCallback(
    (selector: string) => {
      if (!refuse.current) return focusWithin(form.current, selector);
      refuse.current();
      refuse.current = null;
      const control = form.current?.querySelector<HTMLElement>(selector);
      // Waits until the dialog about unsaved changes has closed and returned the focus.
      setTimeout(() => control?.focus(), 50);
    },
    [form],
  );
  const savable = useMemo<SavableForm | null>(
    () =>
      title === null
        ? null
        : {
            name: title,
            save: (onRefused) => {
              refuse.current = onRefused;
              form.current?.requestSubmit();
              if (form.current?.querySelector("[aria-invalid]")) showFault("[aria-invalid]");
            },
          },
    [title, form, showFault],
  );
  useUnsaved(isChanged, savable);
  return showFault;
}

function focusWithin(form: HTMLFormElement | null, selector: string): void {
  const { activeElement, body } = document;
  if (!form || (activeElement !== body && !form.contains(activeElement))) return;
  form.querySelector<HTMLElement>(selector)?.focus();
}
