import { graphql } from "react-relay";
import type { MailSettingsPageQuery } from "../../../__generated__/MailSettingsPageQuery.graphql";
import { useRouteQuery } from "../../../relay/query-route";
import { MailPanel } from "./MailPanel";

export const mailSettingsPageQuery = graphql`
  query MailSettingsPageQuery @throwOnFieldError {
    mailSettings {
      ...MailPanel_mailSettings
    }
  }
`;

/** The page with the settings of the mail server. */
export function MailSettingsPage() {
  const { mailSettings } = useRouteQuery<MailSettingsPageQuery>(mailSettingsPageQuery);
  return <MailPanel mailSettings={mailSettings} />;
}
