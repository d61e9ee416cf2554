import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { leaveQuestion, type useLeaveWarning } from "./useLeaveWarning";

/** Asks whether what is not saved may be left behind. */
export function LeaveQuestion({ leaving }: { leaving: ReturnType<typeof useLeaveWarning> }) {
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
