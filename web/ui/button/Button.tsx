import type { ComponentProps, MouseEvent } from "react";
import "./Button.css";

type Props = Omit<ComponentProps<"button">, "className" | "disabled"> & {
  /**
   * A view has one "primary" button. A "destructive" button looks quiet until it is hovered or focused. A
   * "danger" button confirms a destructive action.
   */
  variant?: "primary" | "secondary" | "quiet" | "destructive" | "danger";
  size?: "regular" | "small";
  /** Whether the button's action is in progress: the button retains the focus, and presses do nothing. */
  isPending?: boolean;
  isDisabled?: boolean;
};

/** A button in plain HTML, so that it works before the page's code has arrived. */
export function Button({
  variant = "secondary",
  size = "regular",
  isPending = false,
  isDisabled = false,
  type = "button",
  onClick,
  ...rest
}: Props) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className="button button-control"
      data-variant={variant}
      data-size={size}
      data-pending={isPending || undefined}
      aria-disabled={isPending || undefined}
      disabled={isDisabled}
      onClick={handleClick}
    />
  );
}
