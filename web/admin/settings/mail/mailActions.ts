import { graphql } from "react-relay";
import type { mailActionsTryMutation } from "../../../__generated__/mailActionsTryMutation.graphql";
import type {
  mailActionsUpdateMutation,
  UpdateMailSettingsInput,
} from "../../../__generated__/mailActionsUpdateMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";
import { useSubmission } from "../../editing/useSubmission";
import type { Security } from "./mailSecurity";

export type MailValues = {
  host: string;
  port: string;
  security: Security;
  username: string;
  /** The typed password. The stored password is never read. */
  password: string;
  sender: string;
  recipient: string;
};

export const mailLabels: Readonly<Record<keyof MailValues, string>> = {
  host: "Mail server",
  port: "Port",
  security: "Encryption",
  username: "User name",
  password: "Password",
  sender: "Sender",
  recipient: "Recipient",
};

/** The form that sets up the mail server. */
export function useUpdateMailSettings(values: MailValues, version: number) {
  return useRecordForm<mailActionsUpdateMutation, MailValues>(
    { values, version, labels: mailLabels },
    graphql`
      mutation mailActionsUpdateMutation($input: UpdateMailSettingsInput!) {
        updateMailSettings(input: $input) {
          mailSettings {
            id
            ...MailPanel_mailSettings
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Mail updated", description: "The new settings apply from now on." },
      failed: "Failed to update mail.",
    },
  );
}

type Fixed = {
  serverVariable?: string | null | undefined;
  recipientVariable?: string | null | undefined;
};

/**
 * The changes to send, without the settings that the environment sets. The input has a password only if the
 * owner typed one or emptied the user name.
 */
export function mailInput(
  { port, password, host, security, username, sender, recipient }: Partial<MailValues>,
  { serverVariable, recipientVariable }: Fixed,
): UpdateMailSettingsInput {
  const server = {
    ...{ host, security, username },
    ...(port !== undefined && { port: Number(port) }),
    ...(password && { password }),
    // Without a user name there is no sign-in, so the stored password is removed.
    ...(username === "" && !password && { password: "" }),
  };
  return {
    sender,
    ...(!serverVariable && server),
    ...(!recipientVariable && { recipient }),
  };
}

/** Lets the server send a test mail, and shows the result. */
export function useSendTestMail() {
  const { submit, isPending, faults, refuse } = useSubmission<mailActionsTryMutation>(
    graphql`
      mutation mailActionsTryMutation {
        sendTestMail {
          recipient
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Test sent",
        description: "The mail server took it. Look for it in your mail.",
      },
      failed: { title: "The test was not sent" },
    },
  );
  return {
    sendTest: () => submit({}),
    isPending,
    /** The error of the last test. */
    failure: Object.values(faults).find(Boolean),
    forget: () => refuse({}),
  };
}
