import { type ReactNode, useId } from "react";
import "./OptionList.css";

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; description: string }[];
  onChange: (value: Value) => void;
  /** Further fields, shown under the chosen option. */
  children?: ReactNode;
};

/** Radio buttons for one of a few options, each with a description. */
export function OptionList<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange, children } = props;
  const name = useId();
  return (
    <fieldset className="option-list stack-close">
      <legend className="field-label">{label}</legend>
      {options.map((option) => (
        <div key={option.value} className="option-list-option stack-wide rounded">
          <label className="option-list-label">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              aria-label={option.label}
              aria-describedby={`${name}-${option.value}`}
              onChange={() => onChange(option.value)}
            />
            <span className="option-list-name">{option.label}</span>
            <span className="option-list-words quiet close-lines" id={`${name}-${option.value}`}>
              {option.description}
            </span>
          </label>
          {value === option.value && children}
        </div>
      ))}
    </fieldset>
  );
}
