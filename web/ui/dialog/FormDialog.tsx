import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog";
import { Dialog } from "./Dialog";

type Props = {
  title: string;
  size?: "regular" | "large";
  isOpen: boolean;
  onClose: () => void;
  /** A form; its own way to cancel asks nothing. */
  children: ReactNode;
};

/** A dialog that holds a form. Escape and the close button ask before they throw away what was typed. */
export function FormDialog({ title, size = "regular", isOpen, onClose, children }: Props) {
  const [hasTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (!isOpen && hasTyped) setTyped(false);
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Dialog
        title={title}
        size={size}
        isOpen={isOpen}
        isDismissable={false}
        onOpenChange={() => (hasTyped ? setAsking(true) : onClose())}
      >
        <div className="dialog-form" onInput={() => setTyped(true)}>
          {children}
        </div>
      </Dialog>
      <ConfirmDialog
        title="Discard what you typed?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDestructive
        isOpen={isAsking && isOpen}
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
