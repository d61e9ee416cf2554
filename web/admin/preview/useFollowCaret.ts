import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { partOf } from "./partOf";
import { findSameText, paragraphs } from "./sameText";
import { useDrawn } from "./useDrawn";

/** The margin above and below the edited element, as a share of the preview's height. */
const margin = 0.12;

/**
 * Marks the edited part of the previewed page. Scrolls the preview to this part when the caret moves
 * to it, and to the text at the caret whenever that text is not visible in the preview.
 * @param edited the id of the part of the form that had the focus last
 * @param findParts returns the elements of the page, by the ids of their parts
 */
export function useFollowCaret(
  page: Document | null,
  edited: RefObject<string | null>,
  findParts: () => Map<string, HTMLElement>,
): void {
  const shown = useRef<string | null>(null);
  const follow = useEffectEvent(() => {
    const part = edited.current;
    if (!page || part === null) return;
    const element = findParts().get(part);
    mark(page, element);
    const isArrival = element !== undefined && shown.current !== part;
    shown.current = element ? part : null;
    if (!element) return;
    const { activeElement: control } = document;
    const written = control && partOf(control) === part ? writtenIn(control) : "";
    const words = findSameText(
      element.querySelectorAll(`${paragraphs}, figcaption, dt, dd`),
      written,
    );
    if (words) bringIntoSight(page, words);
    else if (isArrival) bringIntoSight(page, element);
  });
  useEffect(() => {
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => follow());
    };
    document.addEventListener("focusin", soon);
    document.addEventListener("selectionchange", soon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("focusin", soon);
      document.removeEventListener("selectionchange", soon);
    };
  }, []);
  // Runs also when the page changes, because an empty part has no element until its first letter is
  // typed.
  useDrawn(page, follow);
}

/** The text of the field, or of the editor's paragraph with the caret. */
function writtenIn(control: Element): string {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return control.value;
  }
  const { anchorNode = null } = document.getSelection() ?? {};
  if (!anchorNode || !control.contains(anchorNode)) return "";
  const element = anchorNode instanceof Element ? anchorNode : anchorNode.parentElement;
  return element?.closest(paragraphs)?.textContent ?? "";
}

function mark(page: Document, element: HTMLElement | undefined): void {
  for (const marked of page.querySelectorAll<HTMLElement>("[data-edited]")) {
    if (marked !== element) delete marked.dataset.edited;
  }
  if (element) element.dataset.edited = "";
}

/** Scrolls to an element, as little as possible. Scrolls to its beginning if it is higher than the window. */
function bringIntoSight(page: Document, element: Element): void {
  const { defaultView: view } = page;
  if (!view) return;
  const { top, bottom } = element.getBoundingClientRect();
  const [first, last] = [view.innerHeight * margin, view.innerHeight * (1 - margin)];
  const isAbove = top < first;
  const distance = isAbove || bottom - top > last - first ? top - first : bottom - last;
  if (!isAbove && bottom <= last) return;
  const isCalm = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  view.scrollBy({ top: distance, behavior: isCalm ? "auto" : "smooth" });
}
