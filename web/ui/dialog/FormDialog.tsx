import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormTitle, UnsavedForms, useUnsavedBelow } from "../unsaved/unsavedForms";
import { ConfirmDialog } from "./ConfirmDialog";
import { Dialog } from "./Dialog";

type Props = {
  title: string;
  size?: "regular" | "large";
  isOpen: boolean;
  onClose: () => void;
  /**
   * A form that reports unsaved changes by `useUnsaved`. Its own Cancel button closes the dialog
   * without a question.
   */
  children: ReactNode;
};

/**
 * A dialog with a form, which opens with the focus in its first text field. Escape and the close button ask
 * before they discard unsaved changes.
 */
export function FormDialog({ title, size = "regular", isOpen, onClose, children }: Props) {
  const [unsaved, note] = useUnsavedBelow();
  const [isAsking, setAsking] = useState(false);
  // A save that was in progress has closed the dialog during the question.
  if (isAsking && !isOpen) setAsking(false);
  return (
    <>
      <Dialog
        title={title}
        size={size}
        isOpen={isOpen}
        isDismissable={false}
        onClose={() => (unsaved.length > 0 ? setAsking(true) : onClose())}
      >
        <FormFields>
          <UnsavedForms value={note}>
            <FormTitle value={null}>{children}</FormTitle>
          </UnsavedForms>
        </FormFields>
      </Dialog>
      <ConfirmDialog
        {...(unsaved.find(({ question }) => question)?.question ?? {
          title: "Discard what you typed?",
        })}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDestructive
        isOpen={isAsking}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function FormFields({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>("input:not([type=range]), textarea")?.focus();
  }, []);
  return (
    <div ref={fields} className="dialog-form stack-widest">
      {children}
    </div>
  );
}
