import { type RefObject, useEffect, useEffectEvent } from "react";

/** What handles its keys itself. */
const overlays = "[role=dialog], [role=alertdialog], [role=listbox], [role=menu]";

/**
 * Lets Escape close a dialog also while the focus is not in it: react-aria moves it there only after the
 * entrance, and lets go of it once more half a second later, for screen readers.
 */
export function useEarlyEscape(
  dialog: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    // A list that it holds is no overlay of its own.
    const uppermost = [...document.querySelectorAll(overlays)].at(-1) ?? null;
    const isUppermost = dialog.current?.contains(uppermost) ?? false;
    const isOutside = event.target instanceof Element && !event.target.closest(overlays);
    if (event.key === "Escape" && isUppermost && isOutside) onClose();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);
}
