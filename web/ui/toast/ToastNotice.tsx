import { useWords } from "../../words/WordsContext";
import type { Toast } from "./showToast";
import { useAutoDismiss } from "./useAutoDismiss";
import { useSwipeRight } from "./useSwipeRight";

/** How long a notice stays that says nothing about it, in milliseconds. */
const usualDuration = 5_000;

type Props = { toast: Toast; isPaused: boolean; onClose: () => void };

/** One notice: what it says, what to do about it, and the ways to put it away. */
export function ToastNotice({ toast, isPaused, onClose }: Props) {
  const {
    title,
    description,
    reason,
    variant = "default",
    action,
    duration = usualDuration,
    isLeaving,
  } = toast;
  const say = useWords();
  const { offset, swipeHandlers } = useSwipeRight(onClose);
  useAutoDismiss(duration, isPaused || offset > 0 || isLeaving, onClose);
  return (
    <div
      className="toast"
      data-variant={variant}
      data-leaving={isLeaving || undefined}
      data-swiping={offset > 0 || undefined}
      style={{ "--toast-offset": `${offset}px` }}
      {...swipeHandlers}
    >
      <div className="toast-words" role="alert">
        <p className="toast-title">{title}</p>
        {description && <p className="toast-description">{description}</p>}
        {reason && <p className="toast-description">{reason}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            action.onAction();
            onClose();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="toast-close"
        aria-label={say("notice.close")}
        onClick={onClose}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  );
}
