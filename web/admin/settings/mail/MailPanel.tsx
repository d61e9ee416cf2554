import { graphql, useFragment } from "react-relay";
import type { MailPanel_mailSettings$key } from "../../../__generated__/MailPanel_mailSettings.graphql";
import { Button } from "../../../ui/button/Button";
import { PasswordField } from "../../../ui/field/PasswordField";
import { SelectField } from "../../../ui/field/SelectField";
import { TextField } from "../../../ui/field/TextField";
import { Panel } from "../../../ui/panel/Panel";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import { FixedNote } from "../FixedNote";
import { FormActions } from "../FormActions";
import { mailInput, mailLabels, useSendTestMail, useUpdateMailSettings } from "./mailActions";
import { knownSecurity, type Security, securities, securityOptions } from "./mailSecurity";

type Props = { mailSettings: MailPanel_mailSettings$key };

/** The settings of the mail server that sends messages to the owner, and a button that sends a test mail. */
export function MailPanel({ mailSettings }: Props) {
  const saved = useFragment(
    graphql`
      fragment MailPanel_mailSettings on MailSettings {
        version
        host
        port
        security
        username
        hasPassword
        sender
        recipient
        state
        serverVariable
        recipientVariable
      }
    `,
    mailSettings,
  );
  const { version, host, username, sender, recipient, state } = saved;
  const form = useUpdateMailSettings(
    {
      ...{ host, username, sender, recipient },
      password: "",
      port: String(saved.port),
      security: knownSecurity(saved.security),
    },
    version,
  );
  const test = useSendTestMail();
  const { values, isChanged, refuse, save } = form;
  const handleSubmit = () => {
    test.forget();
    if (!/^\d{1,5}$/.test(values.port)) refuse({ port: "Enter a number from 1 to 65535" });
    else save((changes, seen) => ({ input: { ...mailInput(changes, saved), version: seen } }));
  };
  return (
    <Panel
      title="Mail"
      description="Every message of the contact form is in the inbox. With a mail server, you get it by mail, too."
    >
      <Form form={form} onSubmit={handleSubmit}>
        <MailServerFields
          form={form}
          variable={saved.serverVariable ?? null}
          hasPassword={saved.hasPassword}
          isUnreadable={state === "PASSWORD_UNREADABLE"}
        />
        <MailAddresses form={form} variable={saved.recipientVariable ?? null} />
        <p role="status">
          {state === "READY" && `Messages are mailed to ${recipient}.`}
          {state === "OFF" && "Mail is off: it needs a server and a recipient."}
          {state === "PASSWORD_UNREADABLE" && "Messages wait until the password is entered again."}
        </p>
        {test.failure && (
          <p className="field-error" role="alert">
            {test.failure}
          </p>
        )}
        <FormActions label="Save Mail" form={form}>
          {!isChanged && (
            <Button isPending={test.isPending} isDisabled={state === "OFF"} onClick={test.sendTest}>
              {test.isPending ? "Sending..." : "Send Me a Test"}
            </Button>
          )}
        </FormActions>
      </Form>
    </Panel>
  );
}

type MailAddressesProps = {
  form: ReturnType<typeof useUpdateMailSettings>;
  /** The environment variable that sets the recipient. Null if the owner sets it. */
  variable: string | null;
};

/** The fields for the recipient and the sender of the mails. */
function MailAddresses({ form, variable }: MailAddressesProps) {
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

type MailServerFieldsProps = {
  form: ReturnType<typeof useUpdateMailSettings>;
  /** The environment variable that sets the server. Null if the owner sets it. */
  variable: string | null;
  hasPassword: boolean;
  isUnreadable: boolean;
};

/** The fields for the server that sends the mails. */
function MailServerFields({ form, variable, hasPassword, isUnreadable }: MailServerFieldsProps) {
  const { values, edit, questionOf } = form;
  const isFixed = variable !== null;
  const text = (name: "host" | "port" | "username") => ({
    ...form.textOf(name),
    autoComplete: "off",
    autoCapitalize: "none",
    spellCheck: false,
    readOnly: isFixed,
  });
  const handleSecurity = (security: Security) => {
    const isDefaultPort = values.port === securities[values.security].port;
    edit({ security, ...(isDefaultPort && { port: securities[security].port }) });
  };
  return (
    <>
      {isFixed && <FixedNote variable={variable} what="The mail server" />}
      <ClashField {...questionOf("host")}>
        <TextField placeholder="smtp.example.org" {...text("host")} />
      </ClashField>
      <div className="admin-form-pair stack-wider">
        <ClashField {...questionOf("security")} show={(security) => securities[security].label}>
          {isFixed ? (
            <TextField
              readOnly
              label={mailLabels.security}
              value={securities[values.security].label}
            />
          ) : (
            <SelectField
              label={mailLabels.security}
              value={values.security}
              options={securityOptions}
              errorMessage={form.faults.security}
              onChange={handleSecurity}
            />
          )}
        </ClashField>
        <ClashField {...questionOf("port")}>
          <TextField inputMode="numeric" {...text("port")} />
        </ClashField>
      </div>
      <div className="admin-form-pair stack-wider">
        <ClashField {...questionOf("username")}>
          <TextField {...text("username")} />
        </ClashField>
        <PasswordField
          description={
            isUnreadable
              ? "The secret of the site has changed since it was entered, so it cannot be read. Please enter it again."
              : hasPassword
                ? "A password is stored, encrypted. Type another one to replace it."
                : "It is stored encrypted, and nobody can read it here."
          }
          autoComplete="new-password"
          readOnly={isFixed}
          placeholder={hasPassword ? "••••••••" : ""}
          {...form.textOf("password")}
        />
      </div>
    </>
  );
}
