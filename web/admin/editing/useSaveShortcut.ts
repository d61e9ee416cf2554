import { useEffect, useEffectEvent } from "react";
import { isDialogOpen } from "../../ui/dialog/isDialogOpen";
import { shortcutLetter } from "../../ui/shortcutLetter";

/** Saves on Ctrl+S or Cmd+S, wherever the focus is, unless a dialog is open. */
export function useSaveShortcut(save: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (shortcutLetter(event) !== "s" || event.altKey || event.shiftKey) return;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    if (!isDialogOpen()) save();
  });
  useEffect(() => {
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, []);
}
