import { useCallback, useEffect, useRef } from "react";

type Target = "toggle" | "up" | "down" | "handle" | "add" | "text" | "paste" | "section";

/**
 * Returns a function that focuses a control of a module or section once a change is rendered. If the control
 * is disabled, as at the ends of a list, or not displayed, as in a narrow column, the button of the module's
 * menu gets the focus; if that is not displayed either, the button that opens the module.
 */
export function useModuleFocus(): (owner: string, target: Target | HTMLElement) => void {
  const wanted = useRef<{ owner: string; target: Target | HTMLElement } | null>(null);
  // Runs after every render, because any render may contain the change.
  useEffect(() => {
    if (!wanted.current) return;
    const { owner, target } = wanted.current;
    const place = document.querySelector(`[data-focus-owner="${CSS.escape(owner)}"]`);
    if (!place) return;
    wanted.current = null;
    if (target instanceof HTMLElement) return target.focus();
    // For the target "text", an element of the module that already has the focus keeps it.
    if (target === "text" && place.contains(document.activeElement)) return;
    const controls = [
      target === "text" ? "[contenteditable=true]" : `[data-focus="${target}"]:not(:disabled)`,
      '[data-focus="actions"]',
      '[data-focus="toggle"]',
    ];
    for (const selector of controls) {
      const control = place.querySelector<HTMLElement>(selector);
      control?.focus();
      // A control that is not displayed does not take the focus.
      if (control && document.activeElement === control) return;
    }
  });
  return useCallback((owner, target) => {
    wanted.current = { owner, target };
  }, []);
}
