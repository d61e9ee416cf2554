import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import type { Faults } from "./useSubmission";
import "./Form.css";

type Props = {
  faults: Faults;
  /** Rises whenever the owner is to choose between two windows' words before anything is saved. */
  questionCount?: number;
  onSubmit: () => void;
  children: ReactNode;
};

/**
 * The fields of a panel or dialog. When something is found wrong, the first field at fault is focused;
 * when something has to be chosen, the first choice. Who writes elsewhere by then is left to it.
 */
export function Form({ faults, questionCount = 0, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // Once for every submit: faults that are left while one of them is fixed do not move the focus.
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || !Object.values(faults).some(Boolean)) return;
    isAwaited.current = false;
    focusWithin(form.current, "[aria-invalid]");
  }, [faults]);
  useEffect(() => {
    if (questionCount > 0) focusWithin(form.current, ".clash-question button");
  }, [questionCount]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    isAwaited.current = true;
    onSubmit();
  };
  return (
    <form
      ref={form}
      className="admin-form"
      // Its words, passwords among them, never become part of an address.
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
    >
      {children}
    </form>
  );
}

function focusWithin(form: HTMLFormElement | null, selector: string): void {
  const { activeElement, body } = document;
  if (!form || (activeElement !== body && !form.contains(activeElement))) return;
  form.querySelector<HTMLElement>(selector)?.focus();
}
