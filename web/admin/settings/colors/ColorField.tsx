import { ColorPicker } from "../../../ui/color/ColorPicker";
import { Field } from "../../../ui/field/Field";
import { describeColorFault } from "./hexColor";
import "./ColorField.css";

type Props = {
  label: string;
  description: string;
  value: string;
  errorMessage: string | undefined;
  /** Whether the field may be empty. */
  isOptional?: boolean;
  onChange: (value: string) => void;
};

/** The field for a colour in hexadecimal digits. The owner types the digits or picks the colour. */
export function ColorField({
  label,
  description,
  value,
  errorMessage,
  isOptional = false,
  onChange,
}: Props) {
  const fault = describeColorFault(value);
  const isValid = fault === null || (isOptional && value.trim() === "");
  return (
    <Field
      label={label}
      description={description}
      errorMessage={
        isValid ? (
          errorMessage
        ) : (
          <>
            Please enter a valid hex color <span>{fault}</span>
          </>
        )
      }
    >
      {(control) => (
        <div className="color-field">
          <ColorPicker
            label={label}
            value={fault === null ? value.trim() : null}
            onChange={onChange}
          />
          <input
            {...control}
            className="field-control"
            type="text"
            value={value}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value.trim())}
          />
        </div>
      )}
    </Field>
  );
}
