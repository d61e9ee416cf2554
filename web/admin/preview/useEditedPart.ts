import { type RefObject, useEffect, useRef } from "react";
import { partOf } from "./partOf";

/** The id of the part of the form that had the focus last. Null until a part gets the focus. */
export function useEditedPart(): RefObject<string | null> {
  const edited = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const part = target instanceof Element ? partOf(target) : null;
      if (part) edited.current = part;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  return edited;
}
