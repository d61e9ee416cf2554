import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import type { Faults } from "./useSubmission";
import "./Form.css";

type Props = {
  faults: Faults;
  /** Rises whenever the owner has to choose between two values before saving. */
  questionCount?: number;
  onSubmit: () => void;
  children: ReactNode;
};

/**
 * The fields of a panel or dialog. After a submit it focuses the first invalid field, or the first choice.
 * It does not take the focus from another field.
 */
export function Form({ faults, questionCount = 0, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // Once for each submit, so that fixing one fault does not move the focus to the next.
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
      // So that no text or password becomes part of an address.
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
