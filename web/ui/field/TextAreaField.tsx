import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./Field";

type Props = FieldProps & Omit<ComponentProps<"textarea">, "id" | "className">;

/** Several lines of text: `rows` to begin with, and it grows with them. Takes what a textarea takes, controlled or not. */
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
