import { useCallback, useEffect, useRef } from "react";

type Target = "toggle" | "up" | "down" | "handle" | "add" | "text" | "paste";

/**
 * Puts the focus on a control of a module, or of a section, once the change that was made shows. Where
 * that control cannot have it, as at the ends of a list, the module itself gets it.
 */
export function useModuleFocus(): (owner: string, target: Target | HTMLElement) => void {
  const wanted = useRef<{ owner: string; target: Target | HTMLElement } | null>(null);
  // After every change on the screen: the one that was asked for may be any of them.
  useEffect(() => {
    if (!wanted.current) return;
    const { owner, target } = wanted.current;
    const place = document.querySelector(`[data-focus-owner="${CSS.escape(owner)}"]`);
    if (!place) return;
    wanted.current = null;
    if (target instanceof HTMLElement) return target.focus();
    // Where one writes already, one goes on.
    if (target === "text" && place.contains(document.activeElement)) return;
    const control =
      place.querySelector<HTMLElement>(
        target === "text" ? "[contenteditable=true]" : `[data-focus="${target}"]:not(:disabled)`,
      ) ?? place.querySelector<HTMLElement>('[data-focus="toggle"]');
    control?.focus();
  });
  return useCallback((owner, target) => {
    wanted.current = { owner, target };
  }, []);
}
