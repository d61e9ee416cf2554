import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Closes a notice when its time is up. While paused its time stands still.
 * @param lifetime how long it stays, in milliseconds.
 */
export function useAutoDismiss(lifetime: number, isPaused: boolean, onClose: () => void): void {
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
