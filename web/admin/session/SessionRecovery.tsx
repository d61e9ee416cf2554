import { useEffect, useState } from "react";
import { provideSessionRecovery } from "../../relay/session-recovery";
import { OwnerPasswordForm } from "../../site/access/OwnerPasswordForm";
import { Dialog } from "../../ui/dialog/Dialog";

type Waiting = { settle: (isSignedIn: boolean) => void };

/** Asks for the password where the session has ended; waiting requests are then sent again. */
export function SessionRecovery() {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(
    () => provideSessionRecovery(() => new Promise((resolve) => setWaiting({ settle: resolve }))),
    [],
  );
  const finish = (isSignedIn: boolean) => {
    waiting?.settle(isSignedIn);
    setWaiting(null);
  };
  return (
    <Dialog
      title="Your session has ended"
      isOpen={waiting !== null}
      isDismissable={false}
      onClose={() => finish(false)}
    >
      <p className="dialog-description">
        Sign in to carry on. What you were doing goes through afterwards.
      </p>
      <OwnerPasswordForm onSignedIn={() => finish(true)} />
    </Dialog>
  );
}
