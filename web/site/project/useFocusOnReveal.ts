import { useEffect, useRef } from "react";
import { focusHeading } from "../layout/focusHeading";

/** Once a locked page is opened, moves the focus from the gate that is gone to the heading. */
export function useFocusOnReveal(isLocked: boolean): void {
  const wasLocked = useRef(isLocked);
  useEffect(() => {
    if (wasLocked.current && !isLocked) focusHeading();
    wasLocked.current = isLocked;
  }, [isLocked]);
}
