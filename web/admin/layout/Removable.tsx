import { type ReactNode, useLayoutEffect, useRef } from "react";

type Props = { as?: "li" | "div"; className?: string; children: ReactNode };

const controls = "button, input:not([type=file]), textarea, select, a[href]";

/** How long a dialog takes to return the focus when it closes, in milliseconds. */
const settlingTime = 50;

/**
 * An item of a list, or another part of a panel. When it is removed while it or its dialog has the focus, a
 * control of the next item gets the focus, or of the previous one, or of the panel.
 */
export function Removable({ as: Element = "li", ...props }: Props) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const removed = element.current?.closest("li, [role=row]") ?? element.current;
    return () => {
      const focused = document.activeElement;
      const isFocused = removed?.contains(focused) || focused?.closest("[role=alertdialog]");
      if (!removed || !isFocused) return;
      const { nextElementSibling, previousElementSibling, parentElement, ownerDocument } = removed;
      const panel = removed.closest("section");
      const heirs = [nextElementSibling, previousElementSibling, parentElement, panel];
      setTimeout(() => {
        if (ownerDocument.activeElement !== ownerDocument.body) return;
        const heir = heirs.find((each) => each?.isConnected && each.querySelector(controls));
        heir?.querySelector<HTMLElement>(controls)?.focus();
      }, settlingTime);
    };
  }, []);
  return (
    <Element
      {...props}
      ref={(node: HTMLElement | null) => {
        element.current = node;
      }}
    />
  );
}
