import { type FieldPlace, findField, type Picked } from "./findField";
import { elementOfPart } from "./partOf";
import { putCaret } from "./sameText";

/**
 * Focuses a part of the form, once that is open and its editor is there: the field of what was picked in
 * it, or else its beginning.
 */
export function showPart(part: string, picked?: Picked): void {
  focusField(() => {
    const element = elementOfPart(part);
    if (!element || element.querySelector(".module-card-body .skeleton")) return null;
    return picked ? findField(element, picked) : beginningOf(element);
  }, picked?.offset);
}

/** The heading of a card or section, or what opens a module. */
function beginningOf(element: Element): FieldPlace | null {
  const toggle = element.matches(".module-card") && element.querySelector('[data-focus="toggle"]');
  const control = toggle || element.querySelector("h2, h3");
  if (!(control instanceof HTMLElement)) return null;
  // Takes the focus, but is no stop of the Tab key.
  if (control !== toggle) control.tabIndex = -1;
  return { control, block: "start" };
}

let stop = () => {};

/**
 * Focuses a field once it is there and can be seen: its module may be opening, its editor still be
 * loading. Whoever presses something meanwhile goes somewhere else.
 * @param find null while it is not there yet
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
