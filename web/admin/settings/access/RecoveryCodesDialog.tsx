import { useState } from "react";
import { useSiteOrigin } from "../../../site/head/useSiteOrigin";
import { Button } from "../../../ui/button/Button";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import { Dialog } from "../../../ui/dialog/Dialog";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import { useUnsaved } from "../../../ui/unsaved/unsavedForms";

type Props = {
  /** Null: the dialog is closed. */
  codes: readonly string[] | null;
  onClose: () => void;
};

const loss = "They are not shown again. You can make new ones, which take their place.";

/**
 * Shows recovery codes, which are never shown again, on a sheet that can be printed. Closing the dialog needs a
 * confirmation, unless the owner presses the button "I have stored them".
 */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const host = useSiteOrigin().replace(/^https?:\/\//, "");
  const [isAsking, setAsking] = useState(false);
  useUnsaved(codes !== null, null, {
    title: "Leave without the recovery codes?",
    description: loss,
  });
  const close = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Dialog
        title="Your recovery codes"
        isOpen={codes !== null}
        isDismissable={false}
        onClose={() => setAsking(true)}
      >
        <div className="recovery-sheet stack-wide">
          <p className="dialog-description muted">
            Each signs you in once at {host}, without anything else. They are shown only now: print
            them, or write them down, and store them where nobody else can get them.
          </p>
          <ol className="recovery-codes stack-close" aria-label="Recovery codes">
            {codes?.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </div>
        <DialogActions>
          <Button variant="quiet" onClick={() => window.print()}>
            Print
          </Button>
          <Button variant="primary" onClick={close}>
            I have stored them
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        title="Close without the recovery codes?"
        description={loss}
        confirmLabel="Close without them"
        cancelLabel="Back to the codes"
        isDestructive
        isOpen={isAsking && codes !== null}
        onConfirm={close}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
