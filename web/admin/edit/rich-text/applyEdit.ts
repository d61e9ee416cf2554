import type { TextEdit } from "./formatting";

/** Makes a change to a textarea as if it was typed, so that the browser can undo it. */
export function applyEdit(field: HTMLTextAreaElement, edit: TextEdit): void {
  const { from, to, insert, start, end } = edit;
  field.focus();
  if (field.value.slice(from, to) !== insert) {
    field.setSelectionRange(from, to);
    // The one way to change text that browsers can undo.
    const isTyped = insert
      ? document.execCommand("insertText", false, insert)
      : document.execCommand("delete");
    if (!isTyped) {
      field.setRangeText(insert, from, to);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  }
  field.setSelectionRange(start, end);
}
