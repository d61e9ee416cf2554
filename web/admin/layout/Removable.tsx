import { type ReactNode, useLayoutEffect, useRef } from "react";
import { focusIfLost } from "./focusIfLost";

type Props = {
  as?: "li" | "div" | "section";
  className?: string;
  "aria-labelledby"?: string;
  children: ReactNode;
};

const controls = "button, input:not([type=file]), textarea, select, a[href]";

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
      const { nextElementSibling, previousElementSibling, parentElement } = removed;
      const panel = removed.closest("fieldset, section");
      const around = [nextElementSibling, previousElementSibling, parentElement, panel];
      focusIfLost(() => {
        const next = around.find((each) => each?.isConnected && each.querySelector(controls));
        return next?.querySelector<HTMLElement>(controls);
      });
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
