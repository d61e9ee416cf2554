import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useWords } from "../../words/WordsContext";
import { isComposing } from "../isComposing";
import "./Dialog.css";

type Props = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** An "alertdialog" asks a question that needs a decision; a press outside does not close it. */
  role?: "dialog" | "alertdialog";
  size?: "regular" | "large";
  /** Whether a press outside closes the dialog. False if typed text would be lost. */
  isDismissable?: boolean;
  children: ReactNode;
};

/**
 * A dialog over the page. The focus stays in it, and returns to its former place when the dialog closes.
 * Escape and the close button close it; so does a press outside if it is dismissable. Only code that loads on
 * demand may use it, because it imports react-aria.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  role = "dialog",
  size = "regular",
  isDismissable = role === "dialog",
  children,
}: Props) {
  const say = useWords();
  const dialog = useRef<HTMLElement>(null);
  useEarlyEscape(dialog, isOpen, onClose);
  return (
    <ModalOverlay
      className="dialog-overlay"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
    >
      <Modal className="dialog-modal" data-size={size}>
        <AriaDialog ref={dialog} className="dialog" role={role}>
          <header className="dialog-header">
            <Heading className="dialog-title" slot="title" level={2}>
              {title}
            </Heading>
            <button
              type="button"
              className="dialog-close muted centered brightens fixed-size rounded"
              aria-label={say("dialog.close")}
              onClick={onClose}
            >
              <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <path d="m5 5 10 10m0-10L5 15" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </button>
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Overlays, which handle their keys themselves. */
const overlays = "[role=dialog], [role=alertdialog], [role=listbox], [role=menu]";

/**
 * Lets Escape close a dialog even while the focus is outside of it: react-aria moves the focus into the
 * dialog only after the entrance animation, and half a second later removes the focus for a moment, for
 * screen readers.
 */
function useEarlyEscape(
  dialog: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    // A list within the dialog does not count as another overlay.
    const uppermost = [...document.querySelectorAll(overlays)].at(-1) ?? null;
    const isUppermost = dialog.current?.contains(uppermost) ?? false;
    const isOutside = event.target instanceof Element && !event.target.closest(overlays);
    if (event.key === "Escape" && !isComposing(event) && isUppermost && isOutside) onClose();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);
}
