/**
 * The id of the part of the form that contains an element. A part is a module, a section, a setting
 * or a card of fields, whose id is that of its heading. Null for an element outside the form.
 */
export function partOf(element: Element | null): string | null {
  const owner = element?.closest<HTMLElement>("[data-focus-owner]");
  if (owner) return owner.dataset.focusOwner ?? null;
  return element?.closest(".edit-card")?.getAttribute("aria-labelledby") ?? null;
}

/** The element of a part of the form, by the part's id. Null while the part is not rendered. */
export function elementOfPart(part: string): Element | null {
  const owned = document.querySelector(`[data-focus-owner="${CSS.escape(part)}"]`);
  return owned ?? document.getElementById(part)?.closest(".edit-card") ?? null;
}
