import { useEffect } from "react";
import { isStorable, storableText } from "../../../content/storable-text";

/** Cleans what is pasted or dropped into any field, before anything reads it, of what cannot be stored. */
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
  // Others than texts have no selection.
  if (selectionStart === null || isStorable(value)) return;
  const clean = (text: string) => storableText(text, isLine ? " " : "\n");
  const caret = clean(value.slice(0, selectionStart)).length;
  // Past the setter in which React notes what it has seen already.
  const prototype = isLine ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(target, clean(value));
  target.setSelectionRange(caret, caret);
}
