import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./Field";

type Props = FieldProps & Omit<ComponentProps<"textarea">, "id" | "className">;

/**
 * A field for several lines of text. It is at least `rows` lines high, and grows with its text. Takes the
 * props of a textarea, controlled or not.
 */
export function TextAreaField({ label, description, errorMessage, rows = 5, ...textarea }: Props) {
  return (
    <Field label={label} description={description} errorMessage={errorMessage}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className="field-control"
          style={{ "--field-rows": rows }}
        />
      )}
    </Field>
  );
}
