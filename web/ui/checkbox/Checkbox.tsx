import type { ComponentProps, ReactNode } from "react";
import "./Checkbox.css";

type Props = Omit<ComponentProps<"input">, "type" | "className" | "onChange" | "checked"> & {
  /** The label: the statement that a tick makes true. */
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
};

/** A checkbox with its label. It takes effect when its form is saved. */
export function Checkbox({ children, isSelected, onChange, ...rest }: Props) {
  return (
    <label className="checkbox">
      <input
        {...rest}
        type="checkbox"
        className="checkbox-input centered fixed-size"
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
