import { useEffect } from "react";
import { currentToast, dismissToast } from "../../ui/toast/showToast";

/** A notice belongs to its page: one that offers no action is dismissed when a link is followed. */
export function useNoticesOfPage(): void {
  useEffect(() => {
    const handleClick = ({ target, defaultPrevented }: MouseEvent) => {
      const toast = currentToast();
      if (!toast || toast.action || !(target instanceof Element)) return;
      // The router has followed the link.
      if (defaultPrevented && target.closest("a[href]")) dismissToast(toast.id);
    };
    document.addEventListener("click", handleClick);
    return () => document.removeEventListener("click", handleClick);
  }, []);
}
