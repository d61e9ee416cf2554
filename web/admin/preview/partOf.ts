/**
 * The part of the form that holds an element: a module by its id, a section, a setting, or a card by its
 * heading.
 */
export function partOf(element: Element | null): string | null {
  const owner = element?.closest<HTMLElement>("[data-focus-owner]");
  if (owner) return owner.dataset.focusOwner ?? null;
  return element?.closest(".edit-card")?.getAttribute("aria-labelledby") ?? null;
}

/** The element of a part of the form. Null while it is not on the screen. */
export function elementOfPart(part: string): Element | null {
  const owned = document.querySelector(`[data-focus-owner="${CSS.escape(part)}"]`);
  return owned ?? document.getElementById(part)?.closest(".edit-card") ?? null;
}
