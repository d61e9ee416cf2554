import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/** Where keys go on from, for whoever came here by a link or a dialog that is gone now. */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useNavigationType() !== "POP";
  const wasArrival = useRef(isArrival);
  useEffect(() => {
    if (wasArrival.current && document.activeElement === document.body) heading.current?.focus();
  }, []);
  return heading;
}
