import { type RefObject, useLayoutEffect } from "react";

/**
 * Tells the styles of the page how much of the window's lower edge the notice takes, as
 * `--toast-room`, so that a dialog can stay above it. Measures again with each notice.
 */
export function useToastRoom(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const top = region.current?.getBoundingClientRect().top ?? window.innerHeight;
      style.setProperty("--toast-room", `${Math.max(0, window.innerHeight - top)}px`);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
      style.removeProperty("--toast-room");
    };
  });
}
