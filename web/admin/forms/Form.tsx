import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import type { Faults } from "./useSubmission";
import "./Form.css";

type Props = { faults: Faults; onSubmit: () => void; children: ReactNode };

/** The fields of a panel or dialog. When something is found wrong, the first field at fault is focused. */
export function Form({ faults, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const hasFaults = Object.values(faults).some(Boolean);
  useEffect(() => {
    if (hasFaults) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [hasFaults]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form ref={form} className="admin-form" noValidate onSubmit={handleSubmit}>
      {children}
    </form>
  );
}
