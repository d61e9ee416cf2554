import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormTitle, UnsavedForms, useUnsavedBelow } from "../unsaved/unsavedForms";
import { ConfirmDialog } from "./ConfirmDialog";
import { Dialog } from "./Dialog";

type Props = {
  title: string;
  size?: "regular" | "large";
  isOpen: boolean;
  onClose: () => void;
  /** A form, which says by `useUnsaved` what it holds; its own way to cancel asks nothing. */
  children: ReactNode;
};

/**
 * A dialog that holds a form, and opens with the focus in its first field to write in. Escape and the close
 * button ask before they throw away what is not saved.
 */
export function FormDialog({ title, size = "regular", isOpen, onClose, children }: Props) {
  const [unsaved, note] = useUnsavedBelow();
  const [isAsking, setAsking] = useState(false);
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
        isOpen={isAsking && isOpen}
        onConfirm={discard}
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
