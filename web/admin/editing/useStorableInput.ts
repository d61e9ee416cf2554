import { useEffect } from "react";
import { isStorable, storableText } from "../../../content/storable-text";
import { setValue } from "./fieldHistory";

/**
 * Cleans typed and pasted text before React handles the input: removes control characters, which are never
 * stored, and replaces unusual line breaks, see storable-text.ts.
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
  // Fields for numbers, e-mail addresses and other values that are not free text have no selection.
  if (selectionStart === null || isStorable(value)) return;
  const clean = (text: string) => storableText(text, isLine ? " " : "\n");
  const caret = clean(value.slice(0, selectionStart)).length;
  setValue(target, clean(value));
  target.setSelectionRange(caret, caret);
}
