import { useEffect } from "react";
import { currentToast, dismissToast } from "../../ui/toast/showToast";

/** Dismisses the current toast when a link is followed, unless the toast offers an action. */
export function useNoticesOfPage(): void {
  useEffect(() => {
    const handleClick = ({ target, defaultPrevented }: MouseEvent) => {
      const toast = currentToast();
      if (!toast || toast.action || !(target instanceof Element)) return;
      // The router has followed the link: it prevents the default of such clicks.
      if (defaultPrevented && target.closest("a[href]")) dismissToast(toast.id);
    };
    document.addEventListener("click", handleClick);
    return () => document.removeEventListener("click", handleClick);
  }, []);
}
