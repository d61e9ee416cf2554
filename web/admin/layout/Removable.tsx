import { type ReactNode, useLayoutEffect, useRef } from "react";

type Props = {
  as?: "li" | "div" | "section";
  className?: string;
  "aria-labelledby"?: string;
  children: ReactNode;
};

const controls = "button, input:not([type=file]), textarea, select, a[href]";

/** How long a dialog or list takes to disappear and return the focus, in milliseconds. */
export const settlingTime = 50;

/**
 * A list item, a panel, or a part of one. When it is removed while it or its confirm dialog has the focus,
 * a control of the next item gets the focus, or of the previous one, or of the surrounding field or panel.
 */
export function Removable({ as: Tag = "li", ...props }: Props) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const removed = element.current?.closest("li, [role=row]") ?? element.current;
    return () => {
      const focused = document.activeElement;
      const isFocused = removed?.contains(focused) || focused?.closest("[role=alertdialog]");
      if (!removed || !isFocused) return;
      const { nextElementSibling, previousElementSibling, parentElement, ownerDocument } = removed;
      const panel = removed.closest("fieldset, section");
      const around = [nextElementSibling, previousElementSibling, parentElement, panel];
      const moveFocus = () => {
        const { activeElement, body } = ownerDocument;
        // A dialog outside the removed element has the focus until it has closed.
        if (activeElement?.closest("[role=alertdialog]")) setTimeout(moveFocus, settlingTime);
        if (activeElement !== body) return;
        const next = around.find((each) => each?.isConnected && each.querySelector(controls));
        next?.querySelector<HTMLElement>(controls)?.focus();
      };
      setTimeout(moveFocus, settlingTime);
    };
  }, []);
  return (
    <Tag
      {...props}
      ref={(node: HTMLElement | null) => {
        element.current = node;
      }}
    />
  );
}
