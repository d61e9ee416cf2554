import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { UnsavedForms, useUnsavedBelow } from "../../ui/unsaved/unsavedForms";

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

/** Asked before changes are left behind. */
const leaveQuestion = "You have unsaved changes. Are you sure you want to leave?";

/**
 * Keeps the owner from leaving with unsaved changes unasked: the browser asks before the page is closed,
 * and a way to another page of the site waits for an answer, as does a step in the browser's history,
 * which may close a dialog. Once nothing is unsaved any more it goes on by itself.
 */
function useLeaveWarning(isDirty: boolean) {
  // Read when a navigation begins: the router gets a new function only a moment after a change.
  const isDirtyNow = useRef(isDirty);
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirtyNow.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (historyAction === "POP" && currentLocation.search !== nextLocation.search)),
    [],
  );
  const blocker = useBlocker(shouldBlock);
  useLayoutEffect(() => {
    isDirtyNow.current = isDirty;
    if (!isDirty) return;
    const handleLeave = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers show words of their own; older ones ask for a value.
      event.returnValue = leaveQuestion;
    };
    window.addEventListener("beforeunload", handleLeave);
    return () => window.removeEventListener("beforeunload", handleLeave);
  }, [isDirty]);
  const isNeedless = blocker.state === "blocked" && !isDirty;
  useEffect(() => {
    if (isNeedless) blocker.proceed?.();
  }, [isNeedless, blocker]);
  return {
    isAsking: blocker.state === "blocked" && isDirty,
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
