import { useEffect, useEffectEvent } from "react";
import { isDialogOpen } from "../../ui/dialog/isDialogOpen";

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/**
 * Opens the search on Ctrl+K, and on ⌘K where Ctrl+K deletes the rest of a line; the same keys close it.
 * Another open dialog is answered first.
 */
export function usePaletteShortcut(isOpen: boolean, toggle: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isShortcut || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k") return;
    // Browsers search the web with these keys.
    event.preventDefault();
    if (isOpen || !isDialogOpen()) toggle();
  });
  useEffect(() => {
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, []);
}
