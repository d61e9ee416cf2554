import { type FieldPlace, findField, type Picked } from "./findField";
import { focusField } from "./focusField";
import { elementOfPart } from "./partOf";

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
