import type { ComponentProps, ReactNode } from "react";
import "./Switch.css";

type Props = Omit<
  ComponentProps<"input">,
  "type" | "role" | "className" | "onChange" | "checked"
> & {
  /** The label: the thing that is on or off. */
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Whether a change is being saved: the switch retains the focus, and presses do nothing. */
  isPending?: boolean;
};

/** Turns a setting on or off, with immediate effect. It is a checkbox in HTML. */
export function Switch({ children, isSelected, onChange, isPending = false, ...rest }: Props) {
  return (
    <label className="switch">
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className="switch-input fixed-size"
        checked={isSelected}
        aria-checked={isSelected}
        aria-disabled={isPending || undefined}
        onChange={(event) => !isPending && onChange(event.target.checked)}
      />
      <span className="switch-label small">{children}</span>
    </label>
  );
}
