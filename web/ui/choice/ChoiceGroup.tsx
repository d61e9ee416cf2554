import { useId } from "react";
import "./ChoiceGroup.css";

type Props<Value extends string> = {
  label: string;
  /**
   * Whether only screen readers get the label, because a visible text beside the group says the
   * same.
   */
  isLabelHidden?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** Radio buttons for one of a few options. */
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
      <div className="choice-group-options rounded">
        {options.map((option) => (
          <label key={option.value} className="choice-group-option quiet centered brightens">
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
