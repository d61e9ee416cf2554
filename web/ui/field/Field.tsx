import { type ReactNode, useId } from "react";
import "./Field.css";

export type FieldProps = {
  label: string;
  /** A text under the control, which stays while the value is invalid. */
  description?: ReactNode;
  /** What is wrong with the value. Marks the control as invalid. */
  errorMessage?: ReactNode;
};

/** The attributes that connect a control with its label and messages. */
type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type Props = FieldProps & { children: (control: ControlProps) => ReactNode };

/** A control with its label, description and error message, connected for assistive technology. */
export function Field({ label, description, errorMessage, children }: Props) {
  const id = useId();
  const messages = [description && `${id}-description`, errorMessage && `${id}-error`];
  return (
    <div className="field" data-invalid={errorMessage ? "" : undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": messages.filter(Boolean).join(" ") || undefined,
        "aria-invalid": errorMessage ? true : undefined,
      })}
      {description && (
        <p className="field-description" id={`${id}-description`}>
          {description}
        </p>
      )}
      {errorMessage && (
        <p className="field-error" id={`${id}-error`}>
          {errorMessage}
        </p>
      )}
    </div>
  );
}
