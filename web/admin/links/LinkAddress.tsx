import { useRef, useState } from "react";
import { Button } from "../../ui/button/Button";
import { Dialog } from "../../ui/dialog/Dialog";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { TextField } from "../../ui/field/TextField";
import type { NewAddress } from "./LinksTab";

type Props = { made: NewAddress | null; onClose: () => void };

/** The address of a new link, which is shown once, for copying. */
export function LinkAddress({ made, onClose }: Props) {
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(made);
  if (made && made !== shown) setShown(made);
  return (
    <Dialog
      title={`The link for ${shown?.recipient ?? ""}`}
      isOpen={made !== null}
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {shown && <Address key={shown.address} address={shown.address} onClose={onClose} />}
    </Dialog>
  );
}

function Address({ address, onClose }: { address: string; onClose: () => void }) {
  const [words, setWords] = useState("Copy");
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setWords("Copied");
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
        onFocus={(event) => event.target.select()}
      />
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
        <Button variant="primary" onClick={copy} aria-live="polite">
          {words}
        </Button>
      </DialogActions>
    </>
  );
}
