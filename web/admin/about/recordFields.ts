import type { RecordFormProps } from "./RecordDialogForm";

/** The properties of each field's control, and of the {@link ClashField} around it. */
export function recordFields<Values extends Record<string, string>>(
  labels: Readonly<Record<keyof Values, string>>,
  { values, faults, clashOf, onEdit }: RecordFormProps<Values>,
) {
  type Name = keyof Values & string;
  return {
    control: (name: Name) => ({
      name,
      label: labels[name],
      value: values[name],
      errorMessage: faults[name],
      // A computed key widens to string; the name is one of Values.
      onChange: ({ target }: { target: { value: string } }) =>
        onEdit({ [name]: target.value } as Partial<Values>),
    }),
    question: (name: Name) => ({ label: labels[name], clash: clashOf?.(name) }),
  };
}
