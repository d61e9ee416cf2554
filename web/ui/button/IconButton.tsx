import type { ComponentProps, ReactNode } from "react";
import "./IconButton.css";

type Props = Omit<ComponentProps<"button">, "className" | "aria-label" | "title" | "children"> & {
  /** What the button does, and to what: its accessible name, and by default its hint. */
  label: string;
  /** A shorter hint for people who see the icon; the label by default. */
  hint?: string;
  variant?: "regular" | "destructive";
  children: ReactNode;
};

/** A button with an icon and no text. */
export function IconButton({
  label,
  hint = label,
  variant = "regular",
  type = "button",
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className="icon-button"
      data-variant={variant}
      aria-label={label}
      title={hint}
    >
      {children}
    </button>
  );
}
