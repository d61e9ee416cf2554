import { findField, type Picked } from "./findField";
import { focusField } from "./focusField";
import { elementOfPart } from "./partOf";

/** Focuses the field of a part of the form, once that is open and its editor is there. */
export function showPart(part: string, picked: Picked = {}): void {
  focusField(() => {
    const element = elementOfPart(part);
    if (!element || element.querySelector(".module-card-body .skeleton")) return null;
    const add = element.querySelector<HTMLElement>('[data-focus="add"]');
    return add ? { control: add } : findField(element, picked);
  }, picked.offset);
}
