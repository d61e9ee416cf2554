import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { elementOfPart } from "./partOf";

/**
 * The media query of windows in which the preview replaces the form, as in ProjectEditor.css and
 * MainContent.css.
 */
const isInPlaceOfForm = "(width < 1200px)";

/**
 * Opens and closes the preview. Where the preview replaces the form, the form's scroll position is
 * restored when the preview closes. Where the preview is beside the form, the form's width changes,
 * and the edited element keeps its position on the screen.
 * @param edited the id of the part of the form that had the focus last
 */
export function usePreview(edited: RefObject<string | null>) {
  const [isOpen, setOpen] = useState(false);
  const formPlace = useRef(0);
  const anchor = useRef<{ element: Element; top: number } | null>(null);
  useLayoutEffect(() => {
    if (anchor.current) {
      const { element, top } = anchor.current;
      anchor.current = null;
      window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
    }
    if (!isOpen || !window.matchMedia(isInPlaceOfForm).matches) return;
    window.scrollTo(0, 0);
    return () => {
      if (window.matchMedia(isInPlaceOfForm).matches) window.scrollTo(0, formPlace.current);
    };
  }, [isOpen]);
  const toggle = () => {
    if (!isOpen) formPlace.current = window.scrollY;
    const isBeside = !window.matchMedia(isInPlaceOfForm).matches;
    const element = isBeside ? (elementInSight(edited.current) ?? cardInSight()) : null;
    anchor.current = element && { element, top: element.getBoundingClientRect().top };
    setOpen(!isOpen);
  };
  /** Closes the preview at once if it replaces the form. */
  const giveWay = () => {
    if (window.matchMedia(isInPlaceOfForm).matches) flushSync(() => setOpen(false));
  };
  return { isOpen, toggle, giveWay };
}

/** The element of the edited part of the form. Null if it is outside the window. */
function elementInSight(part: string | null): Element | null {
  const element = part === null ? null : elementOfPart(part);
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight ? element : null;
}

function cardInSight(): Element | null {
  const cards = [...document.querySelectorAll(".edit-card, .module-card, [data-focus-owner]")];
  return (
    cards.findLast((card) => card.getBoundingClientRect().top < window.innerHeight / 2) ?? null
  );
}
