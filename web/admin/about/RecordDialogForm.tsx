import type { ReactNode } from "react";
import { Button } from "../../ui/button/Button";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { Form } from "../editing/Form";
import type { RecordForm } from "../editing/useRecordForm";
import type { Faults } from "../editing/useSubmission";

/** What the dialogs that make and change a record give to its form. */
export type RecordFormProps<Values extends object> = {
  values: Values;
  faults: Faults;
  isPending: boolean;
  submitLabel: string;
  /** What another window changed too. Left out for something new. */
  clashOf?: RecordForm<Values>["clashOf"];
  questionCount?: number;
  onEdit: (change: Partial<Values>) => void;
  onSubmit: () => void;
  onCancel: () => void;
};

type Props = Pick<
  RecordFormProps<object>,
  "faults" | "isPending" | "submitLabel" | "questionCount" | "onSubmit" | "onCancel"
> & { children: ReactNode };

/** The form of a record in a dialog: its fields, and the buttons under them. */
export function RecordDialogForm({
  faults,
  isPending,
  submitLabel,
  questionCount = 0,
  onSubmit,
  onCancel,
  children,
}: Props) {
  return (
    <Form faults={faults} questionCount={questionCount} onSubmit={onSubmit}>
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
