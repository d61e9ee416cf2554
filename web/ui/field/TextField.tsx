import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./Field";

type Props = FieldProps & Omit<ComponentProps<"input">, "id" | "className">;

/** A field for one line of text. Takes the props of an input, controlled or not. */
export function TextField({ label, description, errorMessage, ...input }: Props) {
  return (
    <Field label={label} description={description} errorMessage={errorMessage}>
      {(control) => <input type="text" {...input} {...control} className="field-control" />}
    </Field>
  );
}
