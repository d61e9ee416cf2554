import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** The code of keys that an input method takes for itself. */
const ofInputMethod = 229;

/**
 * Whether a key belongs to a word that an input method is writing: Enter ends the word then, and Escape takes
 * it back. Safari tells of that Enter when the word has ended, by its code alone.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing, keyCode } = "nativeEvent" in event ? event.nativeEvent : event;
  return isComposing || keyCode === ofInputMethod;
}
