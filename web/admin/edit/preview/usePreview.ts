import { useLayoutEffect, useRef, useState } from "react";

/** Where there is no room beside the form, as in ProjectEditor.css. */
const isInPlaceOfForm = "(width < 1200px)";

/** Whether the preview is open. A form whose place it took is where it was once that is closed. */
export function usePreview() {
  const [isOpen, setOpen] = useState(false);
  const formPlace = useRef(0);
  useLayoutEffect(() => {
    if (!isOpen) return;
    return () => {
      if (window.matchMedia(isInPlaceOfForm).matches) window.scrollTo(0, formPlace.current);
    };
  }, [isOpen]);
  const toggle = () => {
    if (!isOpen) formPlace.current = window.scrollY;
    setOpen(!isOpen);
  };
  return { isOpen, toggle };
}
