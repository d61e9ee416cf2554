import type { ReactNode } from "react";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { UnsavedForms, useUnsavedBelow } from "../../ui/unsaved/unsavedForms";
import { leaveQuestion, useLeaveWarning } from "./useLeaveWarning";

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

/** Asks whether what is not saved may be left behind. */
function LeaveQuestion({ leaving }: { leaving: ReturnType<typeof useLeaveWarning> }) {
  return (
    <ConfirmDialog
      title={leaveQuestion}
      confirmLabel="Leave"
      isDestructive
      isOpen={leaving.isAsking}
      onConfirm={leaving.leave}
      onCancel={leaving.stay}
    />
  );
}
