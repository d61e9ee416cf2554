/**
 * Makes presses work during a view transition: browsers dispatch them to the document element
 * instead of the element under the snapshots of the transition. A press ends the transition at
 * once.
 */
export function pressThroughTransitions(): void {
  window.addEventListener("click", (event) => void pressThrough(event), true);
}

async function pressThrough(event: MouseEvent): Promise<void> {
  const transition = document.activeViewTransition;
  if (!transition || event.target !== document.documentElement) return;
  event.stopImmediatePropagation();
  transition.skipTransition();
  // `finished` rejects if the transition could not begin.
  await transition.finished.catch(() => {});
  document
    .elementFromPoint(event.clientX, event.clientY)
    ?.dispatchEvent(new MouseEvent("click", event));
}
