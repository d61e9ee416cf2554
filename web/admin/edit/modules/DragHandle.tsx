import { useRef } from "react";
import { type AriaButtonProps, useButton } from "react-aria/useButton";
import { HandleIcon } from "../../../ui/icon/HandleIcon";

type Props = { label: string; buttonProps: AriaButtonProps };

/** What a module is dragged by without a pointer: Enter takes it up, Tab goes from place to place. */
export function DragHandle({ label, buttonProps: dragProps }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton({ ...dragProps, "aria-label": label }, button);
  return (
    <button
      {...buttonProps}
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
