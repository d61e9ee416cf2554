import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** The `keyCode` of keys that an input method handles. */
const ofInputMethod = 229;

/**
 * Whether a key belongs to a word that is composed with an input method: then Enter ends the word, and Escape
 * discards it. Safari sends the Enter key after the word has ended; then only the key code shows that the key
 * belongs to the word.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing, keyCode } = "nativeEvent" in event ? event.nativeEvent : event;
  return isComposing || keyCode === ofInputMethod;
}
