import { lazy, Suspense } from "react";
import { Button } from "../../ui/button/Button";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { TextField } from "../../ui/field/TextField";
import { Form } from "../forms/Form";
import type { Faults } from "../forms/useSubmission";
import { RichTextSkeleton } from "./rich-text/RichTextSkeleton";
import type { TabValues } from "./tabValues";

// The editor is large, and only this form needs it.
const RichTextField = lazy(async () => {
  const { RichTextField } = await import("./rich-text/RichTextField");
  return { default: RichTextField };
});

type Props = {
  values: TabValues;
  faults: Faults;
  isPending: boolean;
  submitLabel: string;
  onEdit: (change: Partial<TabValues>) => void;
  onSubmit: () => void;
  onCancel: () => void;
};

/** The fields of a tab. */
export function TabForm({
  values,
  faults,
  isPending,
  submitLabel,
  onEdit,
  onSubmit,
  onCancel,
}: Props) {
  const control = (name: keyof TabValues) => ({
    name,
    value: values[name],
    errorMessage: faults[name],
    onChange: (event: { target: { value: string } }) => onEdit({ [name]: event.target.value }),
  });
  return (
    <Form faults={faults} onSubmit={onSubmit}>
      <div className="admin-form-pair">
        <TextField label="Name" {...control("name")} />
        <TextField label="Slug" autoCapitalize="off" spellCheck={false} {...control("slug")} />
      </div>
      <TextField label="Content heading" {...control("contentHeading")} />
      <Suspense fallback={<RichTextSkeleton label="Content text" />}>
        <RichTextField
          label="Content text"
          value={values.contentText}
          errorMessage={faults.contentText}
          onChange={(contentText) => onEdit({ contentText })}
        />
      </Suspense>
      <div className="admin-form-pair">
        <TextField label="Quotes heading" {...control("quotesHeading")} />
        <TextField
          label="Display order"
          inputMode="numeric"
          description="Smallest first. Dragging in the list sets it too."
          {...control("displayOrder")}
        />
      </div>
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
