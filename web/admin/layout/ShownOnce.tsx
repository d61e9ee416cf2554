import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../ui/button/Button";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { Dialog } from "../../ui/dialog/Dialog";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { TextField } from "../../ui/field/TextField";
import { useUnsaved } from "../../ui/unsaved/unsavedForms";

type Props = {
  /** Null if there is nothing to show. */
  shown: { title: string; value: string } | null;
  /** The word for the value, such as "address". */
  name: string;
  /** The sentences about the consequences if the owner has not copied the value. */
  loss: string;
  onClose: () => void;
  /** The text that explains the value. */
  children: ReactNode;
};

/**
 * A dialog with a value that is shown only once, to be copied. If the owner closes the dialog or leaves the
 * page without having copied the value, a dialog asks once whether she really wants to.
 */
export function ShownOnce({ shown: given, name, loss, onClose, children }: Props) {
  // The value stays in the dialog during the closing animation.
  const [shown, setShown] = useState(given);
  if (given && given.value !== shown?.value) setShown(given);
  /** The value that was copied, or that the owner was asked about. */
  const [settled, setSettled] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  useUnsaved(given !== null && settled !== given.value, null, {
    title: `Leave without copying the ${name}?`,
    description: loss,
  });
  const settle = () => setSettled(shown?.value ?? null);
  const close = () => {
    if (settled === shown?.value) return onClose();
    settle();
    setAsking(true);
  };
  return (
    <>
      <Dialog
        title={shown?.title ?? ""}
        isOpen={given !== null}
        isDismissable={false}
        onClose={close}
      >
        <p className="dialog-description muted">{children}</p>
        {shown && (
          <CopiedValue
            key={shown.value}
            label={`${name.charAt(0).toUpperCase()}${name.slice(1)}`}
            value={shown.value}
            onCopied={settle}
            onClose={close}
          />
        )}
      </Dialog>
      <ConfirmDialog
        title={`Close without copying the ${name}?`}
        description={loss}
        confirmLabel="Close without copying"
        cancelLabel={`Back to the ${name}`}
        isDestructive
        isOpen={isAsking && given !== null}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

type ValueProps = {
  label: string;
  value: string;
  /** Called when the value was copied, even by hand. */
  onCopied: () => void;
  onClose: () => void;
};

function CopiedValue({ label, value, onCopied, onClose }: ValueProps) {
  const [words, setWords] = useState("Copy");
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setWords("Copied");
      onCopied();
    } catch {
      // Without HTTPS there is no clipboard API: the value is selected for copying by hand.
      setWords("Press Ctrl or ⌘ and C");
    }
  };
  return (
    <>
      <TextField
        ref={field}
        label={label}
        readOnly
        value={value}
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
