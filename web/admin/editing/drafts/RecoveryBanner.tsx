import { useLayoutEffect, useRef } from "react";
import { Button } from "../../../ui/button/Button";
import "./RecoveryBanner.css";

type Props = { onRecover: () => void; onDismiss: () => void };

/**
 * The elements that may get the focus after the banner is removed: another banner's button, or a
 * field.
 */
const focusable = ".recovery-banner button, input:not([hidden]), textarea, [contenteditable=true]";

/** Offers to recover or dismiss unsaved changes of an earlier visit. */
export function RecoveryBanner({ onRecover, onDismiss }: Props) {
  const banner = useRef<HTMLDivElement>(null);
  // Each button removes the banner, sometimes only after a response of the server. If the focus is
  // in the banner then, it moves to the next control.
  useLayoutEffect(() => {
    const removed = banner.current;
    return () => {
      if (!removed?.contains(document.activeElement)) return;
      const controls = [...document.querySelectorAll<HTMLElement>(focusable)];
      const isNext = (control: HTMLElement) =>
        removed.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING;
      controls.find(isNext)?.focus();
    };
  }, []);
  return (
    <div className="recovery-banner bar rounded" role="status" ref={banner}>
      <p className="recovery-banner-words">
        <strong>Content Recovery Available:</strong> We found unsaved changes from your previous
        session.
      </p>
      <div className="recovery-banner-actions">
        <Button size="small" variant="primary" onClick={onRecover}>
          Recover
        </Button>
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}
