import { TextField } from "../../../ui/field/TextField";
import { ClashField } from "../../editing/ClashField";
import { FixedNote } from "../FixedNote";
import type { useUpdateMailSettings } from "./mailActions";

type Props = {
  form: ReturnType<typeof useUpdateMailSettings>;
  /** The environment variable that sets the recipient. Null where the owner does. */
  variable: string | null;
};

/** Who gets the mails, and from whom they come. */
export function MailAddresses({ form, variable }: Props) {
  return (
    <>
      <ClashField {...form.questionOf("recipient")}>
        <TextField
          type="email"
          autoComplete="email"
          description="Your own address. A reply goes to whoever wrote the message."
          readOnly={variable !== null}
          {...form.textOf("recipient")}
        />
      </ClashField>
      {variable && <FixedNote variable={variable} what="The recipient" />}
      <ClashField {...form.questionOf("sender")}>
        <TextField
          type="email"
          autoComplete="off"
          description="An address that your mail server may send from. Leave it empty for the user name, where that is an address, or else the recipient’s."
          {...form.textOf("sender")}
        />
      </ClashField>
    </>
  );
}
