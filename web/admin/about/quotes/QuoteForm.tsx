import { TextAreaField } from "../../../ui/field/TextAreaField";
import { TextField } from "../../../ui/field/TextField";
import { ClashField } from "../../editing/ClashField";
import { RecordDialogForm, type RecordFormProps } from "../RecordDialogForm";
import { recordFields } from "../recordFields";
import { type QuoteValues, quoteLabels } from "./quoteValues";

/** The fields of a quote. */
export function QuoteForm(props: RecordFormProps<QuoteValues>) {
  const { control, question } = recordFields(quoteLabels, props);
  return (
    <RecordDialogForm {...props}>
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
