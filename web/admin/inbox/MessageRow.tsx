import { graphql, useFragment } from "react-relay";
import type { MessageRow_contactMessage$key } from "../../__generated__/MessageRow_contactMessage.graphql";
import { LocalTime } from "../LocalTime";

type Props = { contactMessage: MessageRow_contactMessage$key };

/** A message in the list: its sender, its date, and its first words. */
export function MessageRow({ contactMessage }: Props) {
  const { name, company, message, createdAt, readAt, accessRequest } = useFragment(
    graphql`
      fragment MessageRow_contactMessage on ContactMessage {
        name
        company
        message
        createdAt
        readAt
        accessRequest {
          decision
          project {
            name
          }
        }
      }
    `,
    contactMessage,
  );
  return (
    <>
      <span className="message-row-head" data-unread={readAt ? undefined : ""}>
        {!readAt && <span className="visually-hidden">Unread: </span>}
        <span className="message-row-name one-line">{name}</span>
        <LocalTime value={createdAt} style="short" />
      </span>
      {accessRequest && (
        <span
          className="message-row-request one-line strong"
          data-waiting={accessRequest.decision === "WAITING"}
        >
          {wishes.get(accessRequest.decision) ?? "Access"}
          {accessRequest.project && ` · ${accessRequest.project.name}`}
        </span>
      )}
      <span className="message-row-words muted">
        <span className="one-line">{company}</span>
        <span className="one-line">{message}</span>
      </span>
    </>
  );
}

/** What the list says about a request for access, by the owner's decision. */
const wishes = new Map<string, string>([
  ["WAITING", "Asks for access"],
  ["APPROVED", "Access approved"],
  ["DECLINED", "Access declined"],
]);
