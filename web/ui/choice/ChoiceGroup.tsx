import { useId } from "react";
import "./ChoiceGroup.css";

type Props<Value extends string> = {
  label: string;
  /** Where what is beside it says the same to those who see. */
  isLabelHidden?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One of a few, all of which are in view. */
export function ChoiceGroup<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="choice-group">
      <legend className={isLabelHidden ? "visually-hidden" : "field-label"}>{label}</legend>
      <div className="choice-group-options">
        {options.map((option) => (
          <label key={option.value} className="choice-group-option">
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
