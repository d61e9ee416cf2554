import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useWords } from "../../words/WordsContext";
import type { Toast } from "./showToast";

/** How long a notice stays by default, in milliseconds. */
const defaultDuration = 5_000;

type Props = { toast: Toast; isPaused: boolean; onClose: () => void };

/**
 * One notice, with its texts and its action. A button, a swipe to the right or the end of its time closes it.
 */
export function ToastNotice({ toast, isPaused, onClose }: Props) {
  const {
    title,
    description,
    reason,
    variant = "default",
    action,
    duration = defaultDuration,
    isLeaving,
  } = toast;
  const say = useWords();
  const { offset, swipeHandlers } = useSwipeRight(onClose);
  useAutoDismiss(duration, isPaused || offset > 0 || isLeaving, onClose);
  return (
    <div
      className="toast floating"
      data-variant={variant}
      data-leaving={isLeaving || undefined}
      data-swiping={offset > 0 || undefined}
      style={{ "--toast-offset": `${offset}px` }}
      {...swipeHandlers}
    >
      <div className="toast-words" role="alert">
        <p className="toast-title strong">{title}</p>
        {description && <p className="toast-description">{description}</p>}
        {reason && <p className="toast-description">{reason}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="toast-action strong"
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
        className="toast-close centered"
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

/**
 * Closes a notice when its time is over. The time stops while the notice is paused.
 * @param lifetime how long the notice stays, in milliseconds
 */
function useAutoDismiss(lifetime: number, isPaused: boolean, onClose: () => void): void {
  const remaining = useRef(lifetime);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => close(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}

/** How far a notice is swiped before it closes, in pixels. */
const threshold = 50;
/** The distance below which a press is not a swipe, in pixels. */
const slack = 6;

/**
 * Follows a swipe to the right, and calls `onSwipe` after a swipe past the threshold. `offset` is
 * the current distance of the swipe, in pixels.
 */
function useSwipeRight(onSwipe: () => void) {
  const start = useRef<{ x: number; pointerId: number } | null>(null);
  const [offset, setOffset] = useState(0);

  const distance = (event: PointerEvent) =>
    start.current?.pointerId === event.pointerId ? event.clientX - start.current.x : 0;
  const end = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    swipeHandlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) start.current = { x: event.clientX, pointerId: event.pointerId };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const moved = distance(event);
        if (moved < slack) return setOffset(0);
        event.currentTarget.setPointerCapture(event.pointerId);
        setOffset(moved);
      },
      onPointerUp: (event: PointerEvent) => {
        const moved = distance(event);
        start.current = null;
        // Past the threshold the notice stays where it was released, and leaves from there.
        if (moved >= threshold) onSwipe();
        else setOffset(0);
      },
      onPointerCancel: end,
    },
  };
}
