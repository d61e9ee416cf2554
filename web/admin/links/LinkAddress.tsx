import { useRef, useState } from "react";
import { Button } from "../../ui/button/Button";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { Dialog } from "../../ui/dialog/Dialog";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { TextField } from "../../ui/field/TextField";
import { useUnsaved } from "../../ui/unsaved/unsavedForms";
import type { NewAddress } from "./LinksTab";

type Props = { made: NewAddress | null; onClose: () => void };

const description =
  "It is not shown again. Later you can only make another one, which ends this one.";
const question = { title: "Leave without copying the address?", description };

/** The address of a new link, which is shown once, for copying. Closing it, and leaving the page, asks once where it was not copied. */
export function LinkAddress({ made, onClose }: Props) {
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(made);
  if (made && made !== shown) setShown(made);
  /** The address that was copied, or asked about. */
  const [settled, setSettled] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  useUnsaved(made !== null && settled !== made.address, null, question);
  const settle = () => setSettled(shown?.address ?? null);
  const close = () => {
    if (settled === shown?.address) return onClose();
    settle();
    setAsking(true);
  };
  return (
    <>
      <Dialog
        title={`The link for ${shown?.recipient ?? ""}`}
        isOpen={made !== null}
        isDismissable={false}
        onClose={close}
      >
        {shown && (
          <Address key={shown.address} address={shown.address} onCopied={settle} onClose={close} />
        )}
      </Dialog>
      <ConfirmDialog
        title="Close without copying the address?"
        description={description}
        confirmLabel="Close"
        cancelLabel="Back to the address"
        isDestructive
        isOpen={isAsking && made !== null}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

type AddressProps = {
  address: string;
  /** Also where it was copied by hand. */
  onCopied: () => void;
  onClose: () => void;
};

function Address({ address, onCopied, onClose }: AddressProps) {
  const [words, setWords] = useState("Copy");
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setWords("Copied");
      onCopied();
    } catch {
      // Without HTTPS there is no clipboard API: the address is selected for copying by hand.
      setWords("Press Ctrl or ⌘ and C");
    }
  };
  return (
    <>
      <p className="dialog-description">
        This address is shown once. Copy it now and send it to its reader alone; later you can only
        make another one. To see what the reader sees, open it in a private window.
      </p>
      <TextField
        ref={field}
        label="Address"
        readOnly
        value={address}
        onCopy={onCopied}
        onFocus={(event) => event.target.select()}
      />
      <DialogActions onCancel={onClose} cancelLabel="Done">
        <Button variant="primary" onClick={copy} aria-live="polite">
          {words}
        </Button>
      </DialogActions>
    </>
  );
}
