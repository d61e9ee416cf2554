import { useEffect, useEffectEvent } from "react";
import { isDialogOpen } from "../../ui/dialog/isDialogOpen";
import { shortcutLetter } from "../../ui/shortcutLetter";
import { noteContent, noteTyped, typedField, undoInField } from "./fieldHistory";
import type { UndoCommand } from "./history";

const commands: Readonly<Record<string, UndoCommand>> = {
  historyUndo: "undo",
  historyRedo: "redo",
};

/**
 * Undoes on Ctrl+Z or Cmd+Z, and redoes with Shift or on Ctrl+Y. A plain field first undoes its own typing,
 * by fieldHistory.ts: the browser discards its own history whenever a form changes a field. A rich text
 * passes the command on when its own history is empty.
 */
export function useUndoShortcut(undo: () => void, redo: () => void): void {
  const run = useEffectEvent((event: Event, command: UndoCommand) => {
    const { target } = event;
    if (event.defaultPrevented || isDialogOpen()) return;
    if (target instanceof Element && target.closest("[contenteditable=true]")) return;
    event.preventDefault();
    const field = typedField(target);
    if (field && undoInField(field, command)) return;
    if (command === "undo") undo();
    else redo();
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const command = event.isComposing ? null : commandOf(event);
      if (command) run(event, command);
    };
    // Undo and redo in menus send this event, and so do phones that are shaken.
    const handleBefore = (event: InputEvent) => {
      const field = typedField(event.target);
      const command = commands[event.inputType];
      if (field && command) run(event, command);
      else if (field) noteContent(field);
    };
    const handleInput = (event: Event) => {
      const field = typedField(event.target);
      if (field && event instanceof InputEvent) noteTyped(field, event);
    };
    const handleFocus = ({ target }: FocusEvent) => {
      const field = typedField(target);
      if (field) noteContent(field);
    };
    // The listeners with `early` capture events, so that they run before React handles the input.
    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    window.addEventListener("keydown", handleKeyDown, { signal: listening.signal });
    window.addEventListener("beforeinput", handleBefore, early);
    window.addEventListener("input", handleInput, early);
    window.addEventListener("focusin", handleFocus, early);
    return () => listening.abort();
  }, []);
}

function commandOf(event: KeyboardEvent): UndoCommand | null {
  const { altKey, shiftKey, ctrlKey, metaKey } = event;
  const letter = shortcutLetter(event);
  if (altKey || ctrlKey === metaKey || !["z", "y"].includes(letter)) return null;
  return letter === "z" && !shiftKey ? "undo" : "redo";
}
