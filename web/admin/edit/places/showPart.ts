import { elementOfPart } from "../../preview/partOf";
import { putCaret } from "../../preview/sameText";
import { type FieldPlace, findField, type Picked } from "./findField";

/**
 * Focuses a part of the form as soon as the part is open and its editor is loaded: the field of the picked
 * content, or without `picked` the beginning of the part.
 */
export function showPart(part: string, picked?: Picked): void {
  focusField(() => {
    const element = elementOfPart(part);
    if (!element || element.querySelector(".module-card-body .skeleton")) return null;
    return picked ? findField(element, picked) : beginningOf(element);
  }, picked?.offset);
}

/** The heading of a card or section, or the button that opens a module. */
function beginningOf(element: Element): FieldPlace | null {
  const toggle = element.matches(".module-card") && element.querySelector('[data-focus="toggle"]');
  const control = toggle || element.querySelector("h2, h3");
  if (!(control instanceof HTMLElement)) return null;
  // Makes the heading focusable, but not by the Tab key.
  if (control !== toggle) control.tabIndex = -1;
  return { control, block: "start" };
}

let stop = () => {};

/**
 * Focuses a field as soon as it exists and is visible: its module may still be opening, or its
 * editor loading. A press of the pointer or a key in the meantime cancels this.
 */
function focusField(find: () => FieldPlace | null, offset = 0): void {
  stop();
  const listening = new AbortController();
  const observer = new MutationObserver(() => lookFor());
  stop = () => {
    listening.abort();
    observer.disconnect();
  };
  const lookFor = () => {
    // Waits until an open dialog closes, because it then returns the focus.
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
