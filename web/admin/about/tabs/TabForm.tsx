import { lazy, Suspense } from "react";
import { SanitizedHtml } from "../../../site/about/SanitizedHtml";
import { Button } from "../../../ui/button/Button";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import { TextField } from "../../../ui/field/TextField";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import type { RecordForm } from "../../editing/useRecordForm";
import type { Faults } from "../../editing/useSubmission";
import { RichTextSkeleton } from "../rich-text/RichTextSkeleton";
import { type TabValues, tabLabels } from "./tabValues";

// The editor is large, and only this form needs it.
const RichTextField = lazy(async () => {
  const { RichTextField } = await import("../rich-text/RichTextField");
  return { default: RichTextField };
});

type Props = {
  values: TabValues;
  faults: Faults;
  isPending: boolean;
  submitLabel: string;
  /** What another window changed too. Left out for something new. */
  clashOf?: RecordForm<TabValues>["clashOf"];
  questionCount?: number;
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
  clashOf,
  questionCount = 0,
  onEdit,
  onSubmit,
  onCancel,
}: Props) {
  const control = (name: keyof TabValues) => ({
    name,
    label: tabLabels[name],
    value: values[name],
    errorMessage: faults[name],
    onChange: (event: { target: { value: string } }) => onEdit({ [name]: event.target.value }),
  });
  const question = (name: keyof TabValues) => ({
    label: tabLabels[name],
    clash: clashOf?.(name),
  });
  return (
    <Form faults={faults} questionCount={questionCount} onSubmit={onSubmit}>
      <div className="admin-form-pair">
        <ClashField {...question("name")}>
          <TextField {...control("name")} />
        </ClashField>
        <ClashField {...question("slug")}>
          <TextField autoCapitalize="off" spellCheck={false} {...control("slug")} />
        </ClashField>
      </div>
      <ClashField {...question("contentHeading")}>
        <TextField {...control("contentHeading")} />
      </ClashField>
      <ClashField
        {...question("contentText")}
        show={(contentText) => <SanitizedHtml html={contentText} />}
      >
        <Suspense fallback={<RichTextSkeleton label={tabLabels.contentText} />}>
          <RichTextField
            label={tabLabels.contentText}
            value={values.contentText}
            errorMessage={faults.contentText}
            onChange={(contentText) => onEdit({ contentText })}
          />
        </Suspense>
      </ClashField>
      <div className="admin-form-pair">
        <ClashField {...question("quotesHeading")}>
          <TextField {...control("quotesHeading")} />
        </ClashField>
        <ClashField {...question("displayOrder")}>
          <TextField
            inputMode="numeric"
            description="Smallest first. Dragging in the list sets it too."
            {...control("displayOrder")}
          />
        </ClashField>
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
