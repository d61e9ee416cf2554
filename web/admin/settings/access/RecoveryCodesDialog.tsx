import { useSiteOrigin } from "../../../site/head/useSiteOrigin";
import { Button } from "../../../ui/button/Button";
import { Dialog } from "../../../ui/dialog/Dialog";
import { DialogActions } from "../../../ui/dialog/DialogActions";

type Props = {
  /** Null: closed. */
  codes: readonly string[] | null;
  onClose: () => void;
};

/** Shows recovery codes this once, on a sheet that can be printed. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const host = useSiteOrigin().replace(/^https?:\/\//, "");
  return (
    <Dialog
      title="Your recovery codes"
      isOpen={codes !== null}
      isDismissable={false}
      onClose={onClose}
    >
      <div className="recovery-sheet stack-wide">
        <p className="dialog-description muted">
          Each signs you in once at {host}, without anything else. They are shown only now: print
          them, or write them down, and store them where nobody else gets at them.
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
        <Button variant="primary" onClick={onClose}>
          I have stored them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
