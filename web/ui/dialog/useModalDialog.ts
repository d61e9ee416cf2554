import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

/**
 * Makes a rendered dialog element modal while it is in the page: the page behind it is inert, the focus stays
 * inside, Escape calls `onClose`. The server renders it open, for readers without scripts.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
): void {
  const requestClose = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The dialog becomes modal only after its first frame, because browsers then restyle the whole page,
    // which would delay the frame. The focus moves at once.
    element.querySelector<HTMLElement>("button, a[href]")?.focus();
    const cancelModal = afterFrame(() => {
      element.open = false;
      element.showModal();
    });
    const handleClose = () => requestClose();
    const handleCancel = (event: Event) => {
      event.preventDefault();
      requestClose();
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Tab") keepFocusInside(element, event);
      if (event.key === "Escape" && !element.matches(":modal")) requestClose();
    };
    element.addEventListener("close", handleClose);
    element.addEventListener("cancel", handleCancel);
    element.addEventListener("keydown", handleKeyDown);
    return () => {
      cancelModal();
      element.removeEventListener("close", handleClose);
      element.removeEventListener("cancel", handleCancel);
      element.removeEventListener("keydown", handleKeyDown);
    };
  }, [dialog]);
}

/** Runs a function after the next frame. @returns a function that cancels this */
function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Moves the focus from the last control to the first, or back. Otherwise the browser would move the focus to
 * its own controls, such as the address bar.
 */
function keepFocusInside(element: HTMLElement, event: KeyboardEvent): void {
  const controls = element.querySelectorAll<HTMLElement>("a[href], button, video[controls]");
  const [first, last] = [controls[0], controls[controls.length - 1]];
  if (!first || !last) return;
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (!from.matches(":focus")) return;
  event.preventDefault();
  to.focus();
}
