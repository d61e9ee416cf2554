import type { ComponentProps } from "react";
import "./IconButton.css";

type Props = Omit<ComponentProps<"button">, "className" | "aria-label"> & {
  /** What it does, in words. */
  label: string;
  variant?: "quiet" | "destructive";
};

/** A button that is only a drawing. Its words show when it is pointed at. */
export function IconButton({ label, variant = "quiet", ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className="icon-button"
      data-variant={variant}
      aria-label={label}
      title={label}
    />
  );
}
