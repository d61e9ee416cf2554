import { useRef } from "react";
import { type AriaButtonProps, useButton } from "react-aria/useButton";
import { HandleIcon } from "../../../ui/icon/HandleIcon";
import { touchHandle } from "../../../ui/touch-drag/useTouchDrag";

type Props = { label: string; buttonProps: AriaButtonProps };

/** What a module is dragged by without a mouse: a finger, or Enter to take it up and Tab from place to place. */
export function DragHandle({ label, buttonProps: dragProps }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton({ ...dragProps, "aria-label": label }, button);
  return (
    <button
      {...buttonProps}
      {...touchHandle}
      ref={button}
      type="button"
      className="module-drag-handle"
      data-focus="handle"
      title="Drag to move"
    >
      <HandleIcon />
    </button>
  );
}
