import type { ReactNode } from "react";
import { UnsavedForms, useUnsavedBelow } from "../../ui/unsaved/unsavedForms";
import { LeaveQuestion } from "./LeaveQuestion";
import { useLeaveWarning } from "./useLeaveWarning";

type Props = {
  /** Whether the page itself holds what is not saved. */
  isChanged?: boolean;
  children: ReactNode;
};

/** Keeps the owner from leaving unasked while a form below it holds what is not saved. */
export function LeaveGuard({ isChanged = false, children }: Props) {
  const [isChangedBelow, note] = useUnsavedBelow();
  const leaving = useLeaveWarning(isChanged || isChangedBelow);
  return (
    <UnsavedForms value={note}>
      {children}
      <LeaveQuestion leaving={leaving} />
    </UnsavedForms>
  );
}
