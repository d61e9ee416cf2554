import type { FieldPlace } from "./findField";
import { putCaret } from "./sameText";

let stop = () => {};

/**
 * Focuses a field once it is there and can be seen: its module may be opening, its editor still be
 * loading. Whoever presses something meanwhile goes somewhere else.
 * @param find null while it is not there yet
 */
export function focusField(find: () => FieldPlace | null, offset = 0): void {
  stop();
  const listening = new AbortController();
  const observer = new MutationObserver(() => lookFor());
  stop = () => {
    listening.abort();
    observer.disconnect();
  };
  const lookFor = () => {
    // An open dialog is answered first, and gives the focus back.
    if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
    const place = find();
    if (!place || place.control.closest("[hidden], [inert]")) return;
    stop();
    const { control, paragraph, block = "center" } = place;
    control.focus({ preventScroll: true });
    if (paragraph) putCaret(paragraph, offset);
    (paragraph ?? control).scrollIntoView({ block });
  };
  window.addEventListener("pointerdown", stop, { capture: true, signal: listening.signal });
  window.addEventListener("keydown", stop, { capture: true, signal: listening.signal });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  lookFor();
}
