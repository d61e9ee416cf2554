import { useEffect, useEffectEvent } from "react";
import { isDialogOpen } from "../../ui/dialog/isDialogOpen";
import { noteContent, noteTyped, travelInField, typedField } from "./fieldHistory";
import type { Travel } from "./history";

const commands: Readonly<Record<string, Travel>> = { historyUndo: "undo", historyRedo: "redo" };

/**
 * Undoes on Ctrl+Z or Cmd+Z, and redoes with Shift or on Ctrl+Y. A plain field first takes back what was
 * typed in it, as the browser would, whose own history ends wherever a form changes a field; a rich text
 * says itself when it has nothing left.
 */
export function useUndoShortcut(undo: () => void, redo: () => void): void {
  const travel = useEffectEvent((event: Event, way: Travel) => {
    const { target } = event;
    if (event.defaultPrevented || isDialogOpen()) return;
    if (target instanceof Element && target.closest("[contenteditable=true]")) return;
    event.preventDefault();
    const field = typedField(target);
    if (field && travelInField(field, way)) return;
    if (way === "undo") undo();
    else redo();
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const way = event.isComposing ? null : wayOf(event);
      if (way) travel(event, way);
    };
    // A menu asks for the same, or a phone that is shaken.
    const handleBefore = (event: InputEvent) => {
      const field = typedField(event.target);
      const way = commands[event.inputType];
      if (field && way) travel(event, way);
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

function wayOf({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): Travel | null {
  const letter = key.toLowerCase();
  if (altKey || ctrlKey === metaKey || !["z", "y"].includes(letter)) return null;
  return letter === "z" && !shiftKey ? "undo" : "redo";
}
