import type { ReactNode } from "react";
import { Button } from "../../ui/button/Button";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { Form } from "../editing/Form";
import { findBlanks } from "../editing/findBlanks";
import type { useRecordForm } from "../editing/useRecordForm";
import type { SubmittedMutation } from "../editing/useSubmission";

type Texts = Record<string, string>;

type DialogForm<Values extends Texts> = Pick<
  ReturnType<typeof useRecordForm<SubmittedMutation, Values>>,
  "values" | "faults" | "isPending" | "clashOf" | "questionCount" | "edit" | "refuse"
>;

/** What the dialogs that make and change a record give to its form. */
export type RecordFormProps<Values extends Texts> = {
  form: DialogForm<Values>;
  submitLabel: string;
  /** Sends what was typed, in which nothing is blank that may not be. */
  onSave: () => void;
  onCancel: () => void;
};

type Props<Values extends Texts> = RecordFormProps<Values> & {
  /** What is said where a field is blank. */
  blanks: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** The form of a record in a dialog: its fields, and the buttons under them. */
export function RecordDialogForm<Values extends Texts>({
  form,
  blanks,
  submitLabel,
  onSave,
  onCancel,
  children,
}: Props<Values>) {
  const { values, faults, isPending, questionCount, refuse } = form;
  const handleSubmit = () => {
    const found = findBlanks(values, blanks);
    if (found) refuse(found);
    else onSave();
  };
  return (
    <Form faults={faults} questionCount={questionCount} onSubmit={handleSubmit}>
      {children}
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {isPending ? "Saving..." : submitLabel}
        </Button>
      </DialogActions>
    </Form>
  );
}

/** The properties of each field's control, and of the {@link ClashField} around it. */
export function recordFields<Values extends Texts>(
  labels: Readonly<Record<keyof Values, string>>,
  { values, faults, clashOf, edit }: DialogForm<Values>,
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
        edit({ [name]: target.value } as Partial<Values>),
    }),
    question: (name: Name) => ({ label: labels[name], clash: clashOf(name) }),
  };
}
