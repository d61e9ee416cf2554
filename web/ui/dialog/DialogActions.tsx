import type { ReactNode } from "react";
import { Button } from "../button/Button";

type Props = {
  onCancel?: () => void;
  cancelLabel?: string;
  /** The other buttons, the one that goes ahead last. */
  children: ReactNode;
};

/** The buttons at the foot of a dialog. */
export function DialogActions({ onCancel, cancelLabel = "Cancel", children }: Props) {
  return (
    <div className="dialog-actions">
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
      {children}
    </div>
  );
}
