import { type PointerEvent, useRef, useState } from "react";

/** How far a notice is swiped before it is let go, in pixels. */
const threshold = 50;
/** Below this a press is a press, not a swipe, in pixels. */
const slack = 6;

/** Follows a swipe to the right; one past 50 pixels counts. Returns how far it is under way. */
export function useSwipeRight(onSwipe: () => void) {
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
        // Past the threshold it stays where it was let go, and leaves from there.
        if (moved >= threshold) onSwipe();
        else setOffset(0);
      },
      onPointerCancel: end,
    },
  };
}
