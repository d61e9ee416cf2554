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
  isDisabled?: boolean;
};

/** Turns a setting on or off, with immediate effect. It is a checkbox in HTML. */
export function Switch({ children, isSelected, onChange, isDisabled = false, ...rest }: Props) {
  return (
    <label className="switch">
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className="switch-input fixed-size"
        checked={isSelected}
        aria-checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="switch-label small">{children}</span>
    </label>
  );
}
