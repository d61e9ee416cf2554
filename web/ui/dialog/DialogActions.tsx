import type { ReactNode } from "react";
import { Button } from "../button/Button";

type Props = {
  onCancel?: () => void;
  cancelLabel?: string;
  /** What is said beside them, and so stays in sight with them. */
  note?: ReactNode;
  /** The other buttons, the one that goes ahead last. */
  children: ReactNode;
};

/** The buttons at the foot of a dialog. */
export function DialogActions({ onCancel, cancelLabel = "Cancel", note, children }: Props) {
  return (
    <div className="dialog-actions wrap">
      {note && <p className="dialog-note">{note}</p>}
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
      {children}
    </div>
  );
}
