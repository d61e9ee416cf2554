import { useId } from "react";
import { Button } from "../../ui/button/Button";
import { Checkbox } from "../../ui/checkbox/Checkbox";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { PasswordField } from "../../ui/field/PasswordField";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { TextField } from "../../ui/field/TextField";
import { adminLocale } from "../adminLocale";
import { ClashField } from "../editing/ClashField";
import { Form } from "../editing/Form";
import type { RecordForm } from "../editing/useRecordForm";
import { LinkEnd } from "./LinkEnd";
import { type LinkProject, LinkProjects } from "./LinkProjects";
import { type LinkValues, linkLabels } from "./linkValues";

type Props = {
  projects: readonly LinkProject[];
  form: RecordForm<LinkValues>;
  isNew?: boolean;
  /** Whether mail is set up. */
  isMailOn: boolean;
  /** Whether the reader has used the link. */
  wasRead: boolean;
  /** Whether the link has a password, which stays if none is entered. */
  hadPassword: boolean;
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
};

type Flag = "isReview" | "withholdsOriginals" | "isMarked" | "opensAtBrief" | "mailsFirstRead";

/** The form of a new or an existing link. It checks for missing values before it calls `onSubmit`. */
export function LinkFields({ projects, form, hadPassword, onSubmit, onClose, ...rest }: Props) {
  const { values, edit, faults, questionOf } = form;
  const id = useId();
  const flag = (key: Flag, hint: string) => (
    <Checkbox
      aria-describedby={`${id}-${hint}`}
      isSelected={values[key]}
      onChange={(isSelected) => edit({ [key]: isSelected })}
    >
      {linkLabels[key]}
    </Checkbox>
  );
  const handleSubmit = () => {
    const lacksPassword = values.hasPassword && !hadPassword && !values.password.trim();
    if (!values.recipient.trim()) form.refuse({ recipient: "Enter who the link is for." });
    else if (values.isMarked && !values.nameShown.trim())
      form.refuse({ nameShown: "Enter the name that the reader sees on pictures." });
    else if (lacksPassword)
      form.refuse({ password: "Enter a password, or uncheck “Ask for a password, too”." });
    else onSubmit();
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <ClashField {...questionOf("recipient")}>
        <TextField
          autoComplete="off"
          placeholder="Ana, Fennimore"
          description="For your list. The reader does not see it."
          {...form.textOf("recipient")}
        />
      </ClashField>
      <ClashField {...questionOf("greeting")}>
        <TextAreaField
          rows={2}
          description="Shown to the reader at the top of your home page. Leave it empty for none."
          {...form.textOf("greeting")}
        />
      </ClashField>
      <ClashField {...questionOf("projects")} show={(theirs) => `${theirs.length} projects`}>
        <LinkProjects
          all={projects}
          value={values.projects}
          errorMessage={faults.projects}
          onChange={(projects) => edit({ projects })}
        />
      </ClashField>
      {rest.isNew && (
        <div>
          {flag("isReview", "review")}
          <p className="field-description" id={`${id}-review`}>
            The reader, such as a mentor, comments on the modules of these projects, without an
            account. Drafts are open, too, as you last saved them. You answer in the editor.
          </p>
        </div>
      )}
      <ClashField
        {...questionOf("expiresAt")}
        show={(theirs) => (theirs ? new Date(theirs).toLocaleString(adminLocale) : "Until revoked")}
      >
        <LinkEnd
          value={values.expiresAt}
          errorMessage={faults.expiresAt}
          onChange={(expiresAt) => edit({ expiresAt })}
        />
      </ClashField>
      <Checkbox
        isSelected={values.hasPassword}
        onChange={(hasPassword) => edit({ hasPassword, password: "" })}
      >
        {linkLabels.hasPassword}
      </Checkbox>
      {values.hasPassword && (
        <PasswordField
          name="link-password"
          autoComplete="new-password"
          description={
            hadPassword
              ? "Leave it empty to keep the current one."
              : "Send it to the reader separately from the address."
          }
          {...form.textOf("password")}
        />
      )}
      <div>{flag("withholdsOriginals", "taking")}</div>
      <div>
        {flag("isMarked", "taking")}
        <p className="field-description" id={`${id}-taking`}>
          For what only this link opens. It makes taking a picture less easy, not impossible:
          whoever sees a picture can photograph the screen, and a mark can be cut off or retouched.
          What everyone sees stays as it is. With a mark, videos show only their still, and drawings
          and animated pictures do not move.
        </p>
      </div>
      {values.isMarked && (
        <ClashField {...questionOf("nameShown")}>
          <TextField
            autoComplete="off"
            placeholder={values.recipient}
            description="The reader sees it on each picture."
            {...form.textOf("nameShown")}
          />
        </ClashField>
      )}
      <div>
        {flag("opensAtBrief", "brief")}
        <p className="field-description" id={`${id}-brief`}>
          The page with the briefs of these projects. While none of them has one, the link opens at
          the home page.
        </p>
      </div>
      {!rest.wasRead && (
        <div>
          {flag("mailsFirstRead", "mail")}
          <p className="field-description" id={`${id}-mail`}>
            {rest.isMailOn
              ? "Sent once. It says who the link is for and what it opens."
              : "Mail is not set up: nothing is sent. The list says “New” anyway."}
          </p>
        </div>
      )}
      <ClashField {...questionOf("note")}>
        <TextAreaField rows={2} description="Only you read it." {...form.textOf("note")} />
      </ClashField>
      <DialogActions onCancel={onClose}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {form.isPending ? "Saving..." : rest.submitLabel}
        </Button>
      </DialogActions>
    </Form>
  );
}
