import { useEffect, useRef } from "react";
import { Button } from "../button/Button";
import { Dialog } from "./Dialog";
import { DialogActions } from "./DialogActions";

type Props = {
  /** The question. */
  title: string;
  /** The consequences of confirming. */
  description?: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** Whether confirming loses data. If so, Cancel has the focus at first. */
  isDestructive?: boolean;
  isPending?: boolean;
  /** A third button, for an action that loses no data, such as saving first. */
  rescue?: { label: string; onChoose: () => void } | undefined;
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for a confirmation before an action. */
export function ConfirmDialog({ isOpen, onCancel, title, ...question }: Props) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onCancel} role="alertdialog">
      <Question {...question} onCancel={onCancel} />
    </Dialog>
  );
}

type QuestionProps = Omit<Props, "title" | "isOpen">;

function Question({
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  isDestructive = false,
  isPending = false,
  rescue,
  onConfirm,
  onCancel,
}: QuestionProps) {
  const safest = useRef<HTMLButtonElement>(null);
  useEffect(() => safest.current?.focus(), []);
  return (
    <>
      {description && <p className="dialog-description muted">{description}</p>}
      <DialogActions>
        <Button variant="quiet" ref={isDestructive ? safest : undefined} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button
          variant={isDestructive ? "danger" : "primary"}
          ref={isDestructive ? undefined : safest}
          isPending={isPending}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
        {rescue && (
          <Button variant="primary" onClick={rescue.onChoose}>
            {rescue.label}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
