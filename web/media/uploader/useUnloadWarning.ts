import { useEffect } from "react";
import { beginWork } from "../../relay/work-under-way";

/** Makes the browser ask before it leaves the page and loses unsaved data. Automatic reloads wait, too. */
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
