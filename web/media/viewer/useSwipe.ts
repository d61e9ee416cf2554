import { type PointerEvent, useRef } from "react";

/** How far a finger moves before it counts, in pixels. */
const threshold = 50;

type Swipes = { onLeft: () => void; onRight: () => void };

/** Handlers for swipes of a finger or pen to the left and right. The mouse has buttons to press. */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType !== "mouse" && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < threshold || Math.abs(x) < Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
