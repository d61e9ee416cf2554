import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./Field";
import "./SelectField.css";

type Props<Value extends string> = FieldProps &
  Omit<ComponentProps<"select">, "id" | "className" | "value" | "onChange" | "children"> & {
    value: Value;
    options: readonly { value: Value; label: string }[];
    onChange: (value: Value) => void;
  };

/** A field for one of a few values: a native select. */
export function SelectField<Value extends string>({
  label,
  description,
  errorMessage,
  options,
  onChange,
  ...select
}: Props<Value>) {
  return (
    <Field label={label} description={description} errorMessage={errorMessage}>
      {(control) => (
        <select
          {...select}
          {...control}
          className="field-control select-field"
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
