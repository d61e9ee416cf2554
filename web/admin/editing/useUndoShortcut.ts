import { useEffect, useEffectEvent } from "react";
import { isDialogOpen } from "../../ui/dialog/isDialogOpen";

const editable = "input, textarea, select, [contenteditable=true]";

/**
 * Undoes on Ctrl+Z or Cmd+Z, and redoes with Shift or on Ctrl+Y. Fields undo what was typed in them by
 * themselves; a rich text says itself when it has nothing left.
 */
export function useUndoShortcut(undo: () => void, redo: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, altKey, shiftKey, ctrlKey, metaKey } = event;
    const key = event.key.toLowerCase();
    if (event.defaultPrevented || altKey || ctrlKey === metaKey || !["z", "y"].includes(key))
      return;
    if (isDialogOpen() || (target instanceof Element && target.closest(editable))) return;
    event.preventDefault();
    if (key === "z" && !shiftKey) undo();
    else redo();
  });
  useEffect(() => {
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, []);
}
