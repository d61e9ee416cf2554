/** The whole number that was typed; 0 where it is none. */
export function readDisplayOrder(text: string): number {
  const number = Number.parseInt(text, 10);
  return Number.isSafeInteger(number) ? number : 0;
}

/** Changes to a form's texts as an input takes them: the place as a number, if it changed. */
export function withPlace<Texts extends { displayOrder: string }>(changes: Partial<Texts>) {
  const { displayOrder, ...texts } = changes;
  return displayOrder === undefined
    ? texts
    : { ...texts, displayOrder: readDisplayOrder(displayOrder) };
}
