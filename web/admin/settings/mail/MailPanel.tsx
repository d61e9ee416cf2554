import { graphql, useFragment } from "react-relay";
import type { MailPanel_mailSettings$key } from "../../../__generated__/MailPanel_mailSettings.graphql";
import { Button } from "../../../ui/button/Button";
import { Panel } from "../../../ui/panel/Panel";
import { Form } from "../../editing/Form";
import { FormActions } from "../FormActions";
import { MailAddresses } from "./MailAddresses";
import { MailServerFields } from "./MailServerFields";
import { mailInput, useSendTestMail, useUpdateMailSettings } from "./mailActions";
import { knownSecurity } from "./mailSecurity";

type Props = { mailSettings: MailPanel_mailSettings$key };

/** The mail server that tells the owner about messages, and a way to try it. */
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
