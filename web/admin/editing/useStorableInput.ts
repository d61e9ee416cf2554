import { useEffect } from "react";
import { isStorable, storableText } from "../../../content/storable-text";
import { setValue } from "./fieldHistory";

/**
 * Removes characters that the database cannot store from typed and pasted text, before React
 * handles the input.
 */
export function useStorableInput(): void {
  useEffect(() => {
    window.addEventListener("input", handleInput, true);
    return () => window.removeEventListener("input", handleInput, true);
  }, []);
}

function handleInput({ target }: Event): void {
  const isLine = target instanceof HTMLInputElement;
  if (!isLine && !(target instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart } = target;
  // Fields that are not for text, such as for numbers, have no selection.
  if (selectionStart === null || isStorable(value)) return;
  const clean = (text: string) => storableText(text, isLine ? " " : "\n");
  const caret = clean(value.slice(0, selectionStart)).length;
  setValue(target, clean(value));
  target.setSelectionRange(caret, caret);
}
