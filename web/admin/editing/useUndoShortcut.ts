import { useEffect, useEffectEvent } from "react";
import { isDialogOpen } from "../../ui/dialog/isDialogOpen";
import { noteContent, noteTyped, typedField, undoInField } from "./fieldHistory";
import type { UndoCommand } from "./history";

const commands: Readonly<Record<string, UndoCommand>> = {
  historyUndo: "undo",
  historyRedo: "redo",
};

/**
 * Undoes on Ctrl+Z or Cmd+Z, and redoes with Shift or on Ctrl+Y. A plain field first takes back what was
 * typed in it, as the browser would, whose own history ends wherever a form changes a field; a rich text
 * says itself when it has nothing left.
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
    // A menu asks for the same, or a phone that is shaken.
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
    // Before React hears of what was typed.
    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    window.addEventListener("keydown", handleKeyDown, { signal: listening.signal });
    window.addEventListener("beforeinput", handleBefore, early);
    window.addEventListener("input", handleInput, early);
    window.addEventListener("focusin", handleFocus, early);
    return () => listening.abort();
  }, []);
}

function commandOf({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): UndoCommand | null {
  const letter = key.toLowerCase();
  if (altKey || ctrlKey === metaKey || !["z", "y"].includes(letter)) return null;
  return letter === "z" && !shiftKey ? "undo" : "redo";
}
