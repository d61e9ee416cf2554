import { Button } from "../../ui/button/Button";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { TextField } from "../../ui/field/TextField";
import { Form } from "../forms/Form";
import type { Faults } from "../forms/useSubmission";
import type { QuoteValues } from "./quoteValues";

type Props = {
  values: QuoteValues;
  faults: Faults;
  isPending: boolean;
  submitLabel: string;
  onEdit: (change: Partial<QuoteValues>) => void;
  onSubmit: () => void;
  onCancel: () => void;
};

/** The fields of a quote. */
export function QuoteForm({
  values,
  faults,
  isPending,
  submitLabel,
  onEdit,
  onSubmit,
  onCancel,
}: Props) {
  const control = (name: keyof QuoteValues) => ({
    name,
    value: values[name],
    errorMessage: faults[name],
    onChange: (event: { target: { value: string } }) => onEdit({ [name]: event.target.value }),
  });
  return (
    <Form faults={faults} onSubmit={onSubmit}>
      <TextAreaField label="Quote" rows={4} {...control("quote")} />
      <TextField label="Author name" autoComplete="off" {...control("authorName")} />
      <div className="admin-form-pair">
        <TextField label="Author title" autoComplete="off" {...control("authorTitle")} />
        <TextField label="Author company" autoComplete="off" {...control("authorCompany")} />
      </div>
      <TextField
        label="Display order"
        inputMode="numeric"
        description="Smallest first. Dragging in the list sets it too."
        {...control("displayOrder")}
      />
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
