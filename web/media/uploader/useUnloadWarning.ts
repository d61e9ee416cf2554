import { useEffect } from "react";
import { beginWork } from "../../relay/work-under-way";

/**
 * Has the browser ask before it leaves the page, while that would lose something; what loads the page again
 * by itself waits for it.
 */
export function useUnloadWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const end = beginWork();
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      end();
    };
  }, [isActive]);
}
