import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { provideSessionRecovery } from "../../relay/session-recovery";
import { OwnerPasswordForm } from "../../site/access/OwnerPasswordForm";
import { type PasskeyOptions, preparePasskeyOptions } from "../../site/access/usePasskey";
import { Dialog } from "../../ui/dialog/Dialog";

type Waiting = {
  lack: "session" | "confirmation";
  passkeyOptions: PasskeyOptions | undefined;
  settle: (isSignedIn: boolean) => void;
};

/**
 * A dialog that asks for the password or passkey if the session has ended, or before a sensitive step, such
 * as the restore of a backup. The requests that the server refused are then sent again.
 */
export function SessionRecovery() {
  const environment = useRelayEnvironment();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(
    () =>
      provideSessionRecovery(async (lack) => {
        const passkeyOptions = await preparePasskeyOptions(environment);
        return new Promise((settle) => setWaiting({ lack, passkeyOptions, settle }));
      }),
    [environment],
  );
  const finish = (isSignedIn: boolean) => {
    waiting?.settle(isSignedIn);
    setWaiting(null);
  };
  const isConfirmation = waiting?.lack === "confirmation";
  return (
    <Dialog
      title={isConfirmation ? "Is it you?" : "Your session has ended"}
      isOpen={waiting !== null}
      isDismissable={isConfirmation}
      onClose={() => finish(false)}
    >
      <p className="dialog-description muted">
        {isConfirmation
          ? "This step asks again, 15 minutes after you last proved who you are."
          : "Sign in to carry on. What you were doing continues afterwards."}
      </p>
      <OwnerPasswordForm
        isConfirmation={isConfirmation}
        passkeyOptions={waiting?.passkeyOptions}
        onSignedIn={() => finish(true)}
      />
    </Dialog>
  );
}
