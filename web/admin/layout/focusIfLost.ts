/** How long a dialog or list takes to disappear and return the focus, in milliseconds. */
const settlingTime = 50;

/**
 * Moves the focus soon, if it was lost: if the element that had it was removed, or is in `removed`. A
 * dialog keeps the focus until it has closed. If the owner has focused something else meanwhile, such
 * as a field that she types in, the focus stays there.
 * @param find returns the element that gets the focus
 * @param removed the part of the page that is about to go
 */
export function focusIfLost(
  find: () => HTMLElement | null | undefined,
  removed?: Element | null,
): void {
  const move = () => {
    const { activeElement, body } = document;
    if (activeElement?.closest("[role=dialog], [role=alertdialog]")) setTimeout(move, settlingTime);
    const isLost = !activeElement || activeElement === body || removed?.contains(activeElement);
    if (isLost) find()?.focus();
  };
  setTimeout(move, settlingTime);
}
