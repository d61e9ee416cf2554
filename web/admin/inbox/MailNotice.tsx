import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { MailNotice_mailSettings$key } from "../../__generated__/MailNotice_mailSettings.graphql";
import { paths } from "../../paths";
import { placeAddress } from "../addresses/placeAddress";

type Props = { mailSettings: MailNotice_mailSettings$key };

/** Says that messages are only shown here, where none are mailed. */
export function MailNotice({ mailSettings }: Props) {
  const { state } = useFragment(
    graphql`
      fragment MailNotice_mailSettings on MailSettings {
        state
      }
    `,
    mailSettings,
  );
  if (state === "READY") return null;
  return (
    <p className="messages-notice">
      {state === "OFF"
        ? "Mail is off: messages arrive here alone. "
        : "Messages wait unmailed: the password of the mail server cannot be read. "}
      <Link
        className="text-link"
        to={placeAddress(paths.mailSettings, "Mail", state === "OFF" ? "Mail server" : "Password")}
      >
        {state === "OFF" ? "Set up mail" : "Enter it again"}
      </Link>
    </p>
  );
}
