import type { ComponentProps, ReactNode } from "react";
import "./Checkbox.css";

type Props = Omit<ComponentProps<"input">, "type" | "className" | "onChange" | "checked"> & {
  /** What is true when it is ticked. */
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
};

/** A box to tick, with its label. Takes effect with the form it stands in. */
export function Checkbox({ children, isSelected, onChange, ...rest }: Props) {
  return (
    <label className="checkbox">
      <input
        {...rest}
        type="checkbox"
        className="checkbox-input"
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
