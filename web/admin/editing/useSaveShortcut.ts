import { useEffect, useRef } from "react";

/** Saves on Ctrl+S or Cmd+S, wherever the focus is; an open dialog is answered first. */
export function useSaveShortcut(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (!isDialogOpen()) latest.current();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, []);
}

/** Whether a dialog waits for an answer; one on its way out does not. */
function isDialogOpen(): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  return dialogs.some((dialog) => !dialog.closest("[data-exiting]"));
}
