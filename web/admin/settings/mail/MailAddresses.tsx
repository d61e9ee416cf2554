import { TextField } from "../../../ui/field/TextField";
import { ClashField } from "../../editing/ClashField";
import { FixedNote } from "../FixedNote";
import { mailLabels, type useUpdateMailSettings } from "./mailActions";

type Props = {
  form: ReturnType<typeof useUpdateMailSettings>;
  /** The environment variable that sets the recipient. Null where the owner does. */
  variable: string | null;
};

/** Who gets the mails, and from whom they come. */
export function MailAddresses({ form, variable }: Props) {
  const { values, edit, clashOf, faults } = form;
  return (
    <>
      <ClashField label={mailLabels.recipient} clash={clashOf("recipient")}>
        <TextField
          type="email"
          autoComplete="email"
          label={mailLabels.recipient}
          description="Your own address. A reply goes to whoever wrote the message."
          readOnly={variable !== null}
          value={values.recipient}
          errorMessage={faults.recipient}
          onChange={({ target }) => edit({ recipient: target.value })}
        />
      </ClashField>
      {variable && <FixedNote variable={variable} what="The recipient" />}
      <ClashField label={mailLabels.sender} clash={clashOf("sender")}>
        <TextField
          type="email"
          autoComplete="off"
          label={mailLabels.sender}
          description="An address that your mail server may send from. Leave it empty for the user name, where that is an address, or else the recipient’s."
          value={values.sender}
          errorMessage={faults.sender}
          onChange={({ target }) => edit({ sender: target.value })}
        />
      </ClashField>
    </>
  );
}
