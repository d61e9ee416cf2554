import type { ComponentProps, ReactNode } from "react";
import "./IconButton.css";

type Props = Omit<ComponentProps<"button">, "className" | "aria-label" | "title" | "children"> & {
  /** What it does, and to what: its name, and its hint. */
  label: string;
  /** The hint, where the label says more than those who see need. */
  hint?: string;
  variant?: "regular" | "destructive";
  children: ReactNode;
};

/** A button that is a sign alone. */
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
