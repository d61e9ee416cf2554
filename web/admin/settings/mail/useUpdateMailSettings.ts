import { graphql } from "react-relay";
import type { useUpdateMailSettingsMutation } from "../../../__generated__/useUpdateMailSettingsMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";
import type { Security } from "./mailSecurity";

export type MailValues = {
  host: string;
  port: string;
  security: Security;
  username: string;
  /** What is typed; the stored one is never read. */
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
  return useRecordForm<useUpdateMailSettingsMutation, MailValues>(
    { values, version, labels: mailLabels },
    graphql`
      mutation useUpdateMailSettingsMutation($input: UpdateMailSettingsInput!) {
        updateMailSettings(input: $input) {
          mailSettings {
            id
            ...MailPanel_mailSettings
            ...MailNotice_mailSettings
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Mail updated", description: "It holds from now on." },
      failed: "Failed to update mail.",
    },
  );
}
