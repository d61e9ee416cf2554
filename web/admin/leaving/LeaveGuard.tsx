import { createContext, type ReactNode, useContext, useEffect, useId, useState } from "react";
import { LeaveQuestion } from "./LeaveQuestion";
import { useLeaveWarning } from "./useLeaveWarning";

type Note = (form: string, isChanged: boolean) => void;

const UnsavedForms = createContext<Note>(() => {});

/** Keeps the owner from leaving unasked while a form below it holds what is not saved. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [note] = useState<Note>(() => (form: string, isChanged: boolean) => {
    setUnsaved((before) => {
      const others = before.filter((other) => other !== form);
      return isChanged ? [...others, form] : others;
    });
  });
  const leaving = useLeaveWarning(unsaved.length > 0);
  return (
    <UnsavedForms value={note}>
      {children}
      <LeaveQuestion leaving={leaving} />
    </UnsavedForms>
  );
}

/** Tells the guard above whether this form holds what is not saved. */
export function useUnsaved(isChanged: boolean): void {
  const note = useContext(UnsavedForms);
  const form = useId();
  useEffect(() => {
    if (!isChanged) return;
    note(form, true);
    return () => note(form, false);
  }, [note, form, isChanged]);
}
