import { lazy, Suspense } from "react";
import { RichText } from "../../../rich-text/RichText";
import { TextField } from "../../../ui/field/TextField";
import { ClashField } from "../../editing/ClashField";
import { RichTextSkeleton } from "../../rich-text/RichTextSkeleton";
import { RecordDialogForm, type RecordFormProps } from "../RecordDialogForm";
import { recordFields } from "../recordFields";
import { type TabValues, tabLabels } from "./tabValues";

// The editor is large, and only this form needs it.
const HtmlField = lazy(async () => {
  const { HtmlField } = await import("../../rich-text/HtmlField");
  return { default: HtmlField };
});

/** The fields of a tab. */
export function TabForm(props: RecordFormProps<TabValues>) {
  const { control, question } = recordFields(tabLabels, props);
  const { values, faults, onEdit } = props;
  return (
    <RecordDialogForm {...props}>
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
        show={(contentText) => <RichText html={contentText} />}
      >
        <Suspense fallback={<RichTextSkeleton label={tabLabels.contentText} />}>
          <HtmlField
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
    </RecordDialogForm>
  );
}
