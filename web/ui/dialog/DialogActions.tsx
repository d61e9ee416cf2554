import type { ReactNode } from "react";
import { Button } from "../button/Button";

type Props = {
  onCancel?: () => void;
  cancelLabel?: string;
  /** A text beside the buttons, which stays visible with them. */
  note?: ReactNode;
  /** The other buttons. The last one confirms. */
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
