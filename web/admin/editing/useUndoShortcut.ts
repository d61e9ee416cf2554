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
 * Undoes on Ctrl+Z or Cmd+Z. Redoes on the same keys with Shift, and on Ctrl+Y or Cmd+Y. In a plain
 * text field, typing in that field is undone first. fieldHistory.ts records the typing, because the
 * browser discards its own history whenever a form sets the value of a field. A rich text handles
 * these keys itself, and passes them on to the form when its own history is empty.
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
    // The browser fires `beforeinput` also for undo and redo from a menu, and when a phone is shaken.
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
