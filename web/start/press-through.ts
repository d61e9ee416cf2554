/**
 * Has a press count while one view changes into another: what is under the pictures of a transition gets
 * none, as browsers give it to the document. The change then ends at once.
 */
export function pressThroughTransitions(): void {
  window.addEventListener("click", (event) => void pressThrough(event), true);
}

async function pressThrough(event: MouseEvent): Promise<void> {
  const transition = document.activeViewTransition;
  if (!transition || event.target !== document.documentElement) return;
  event.stopImmediatePropagation();
  transition.skipTransition();
  // Also where it could not begin.
  await transition.finished.catch(() => {});
  document
    .elementFromPoint(event.clientX, event.clientY)
    ?.dispatchEvent(new MouseEvent("click", event));
}
