import { Button } from "../../../ui/button/Button";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import { TextAreaField } from "../../../ui/field/TextAreaField";
import { TextField } from "../../../ui/field/TextField";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import type { RecordForm } from "../../editing/useRecordForm";
import type { Faults } from "../../editing/useSubmission";
import { type QuoteValues, quoteLabels } from "./quoteValues";

type Props = {
  values: QuoteValues;
  faults: Faults;
  isPending: boolean;
  submitLabel: string;
  /** What another window changed too. Left out for something new. */
  clashOf?: RecordForm<QuoteValues>["clashOf"];
  questionCount?: number;
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
  clashOf,
  questionCount = 0,
  onEdit,
  onSubmit,
  onCancel,
}: Props) {
  const control = (name: keyof QuoteValues) => ({
    name,
    label: quoteLabels[name],
    value: values[name],
    errorMessage: faults[name],
    onChange: (event: { target: { value: string } }) => onEdit({ [name]: event.target.value }),
  });
  const question = (name: keyof QuoteValues) => ({
    label: quoteLabels[name],
    clash: clashOf?.(name),
  });
  return (
    <Form faults={faults} questionCount={questionCount} onSubmit={onSubmit}>
      <ClashField {...question("quote")}>
        <TextAreaField rows={4} {...control("quote")} />
      </ClashField>
      <ClashField {...question("authorName")}>
        <TextField autoComplete="off" {...control("authorName")} />
      </ClashField>
      <div className="admin-form-pair">
        <ClashField {...question("authorTitle")}>
          <TextField autoComplete="off" {...control("authorTitle")} />
        </ClashField>
        <ClashField {...question("authorCompany")}>
          <TextField autoComplete="off" {...control("authorCompany")} />
        </ClashField>
      </div>
      <ClashField {...question("displayOrder")}>
        <TextField
          inputMode="numeric"
          description="Smallest first. Dragging in the list sets it too."
          {...control("displayOrder")}
        />
      </ClashField>
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
