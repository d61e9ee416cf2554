import { TextAreaField } from "../../../ui/field/TextAreaField";
import { TextField } from "../../../ui/field/TextField";
import { ClashField } from "../../editing/ClashField";
import { RecordDialogForm, type RecordFormProps, recordFields } from "../RecordDialogForm";

/** A quote as its form holds it. */
export type QuoteValues = {
  quote: string;
  authorName: string;
  authorTitle: string;
  authorCompany: string;
  displayOrder: string;
};

/** What its fields are called. */
export const quoteLabels = {
  quote: "Quote",
  authorName: "Author name",
  authorTitle: "Author title",
  authorCompany: "Author company",
  displayOrder: "Display order",
};

/** What is said where a field is blank. */
const quoteBlanks = {
  quote: "Quote is required",
  authorName: "Author name is required",
  authorTitle: "Author title is required",
  authorCompany: "Author company is required",
};

/** The fields of a quote. */
export function QuoteForm(props: RecordFormProps<QuoteValues>) {
  const { control, question } = recordFields(quoteLabels, props.form);
  return (
    <RecordDialogForm {...props} blanks={quoteBlanks}>
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
    </RecordDialogForm>
  );
}
