import { lazy, Suspense } from "react";
import { RichText } from "../../../rich-text/RichText";
import { TextField } from "../../../ui/field/TextField";
import { ClashField } from "../../editing/ClashField";
import { RichTextSkeleton } from "../../rich-text/RichTextSkeleton";
import { RecordDialogForm, type RecordFormProps, recordFields } from "../RecordDialogForm";

// The editor is large, and only this form needs it.
const HtmlField = lazy(async () => {
  const { HtmlField } = await import("../../rich-text/HtmlField");
  return { default: HtmlField };
});

/** A tab as its form holds it. */
export type TabValues = {
  name: string;
  slug: string;
  contentHeading: string;
  /** HTML. */
  contentText: string;
  quotesHeading: string;
  displayOrder: string;
};

/** What its fields are called. */
export const tabLabels = {
  name: "Name",
  slug: "Slug",
  contentHeading: "Content heading",
  contentText: "Content text",
  quotesHeading: "Quotes heading",
  displayOrder: "Display order",
};

/** What is said where a field is blank. */
const tabBlanks = {
  name: "Name is required",
  slug: "Slug is required",
  contentHeading: "Content heading is required",
  contentText: "Content text is required",
  quotesHeading: "Quotes heading is required",
};

/** The fields of a tab. */
export function TabForm(props: RecordFormProps<TabValues>) {
  const { control, question } = recordFields(tabLabels, props.form);
  const { values, faults, edit } = props.form;
  return (
    <RecordDialogForm {...props} blanks={tabBlanks}>
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
            onChange={(contentText) => edit({ contentText })}
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
