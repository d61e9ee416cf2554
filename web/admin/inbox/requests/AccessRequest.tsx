import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { AccessRequest_contactMessage$key } from "../../../__generated__/AccessRequest_contactMessage.graphql";
import { paths } from "../../../paths";
import { LocalTime } from "../../LocalTime";
import { LinkAddress } from "../../links/LinkAddress";
import { mailStatus } from "../mailStatus";
import { settlingTime } from "../useMessageFocus";
import { ApproveButton } from "./ApproveButton";
import { DeclineButton } from "./DeclineButton";
import "./AccessRequest.css";

type Props = { contactMessage: AccessRequest_contactMessage$key };

/** What a message asks for, and what has been decided about it. Nothing of a message that only tells. */
export function AccessRequest({ contactMessage }: Props) {
  const { id, name, email, reply, accessRequest } = useFragment(
    graphql`
      fragment AccessRequest_contactMessage on ContactMessage {
        id
        name
        email
        reply {
          state
          attempts
        }
        accessRequest {
          slug
          project {
            name
            slug
          }
          decision
          decidedAt
          shareLink {
            id
          }
        }
      }
    `,
    contactMessage,
  );
  const [address, setAddress] = useState<string | null>(null);
  // The button that was pressed is gone with the decision.
  const section = useRef<HTMLElement>(null);
  const focusSection = () => setTimeout(() => section.current?.focus(), settlingTime);
  if (!accessRequest) return null;
  const { slug, project, decision, decidedAt, shareLink } = accessRequest;
  return (
    <section className="access-request" aria-label="Request for access" tabIndex={-1} ref={section}>
      <p>
        Asks for access
        {project ? (
          <>
            {" "}
            to{" "}
            <Link className="text-link" to={paths.project(project.slug)}>
              {project.name}
            </Link>
          </>
        ) : (
          slug && (
            <>
              {" "}
              at <code>/project/{slug}</code>, where visitors find nothing
            </>
          )
        )}
        .
      </p>
      {decision === "WAITING" ? (
        <div className="access-request-actions">
          <ApproveButton
            id={id}
            name={name}
            email={email}
            onApproved={(made) => {
              setAddress(made);
              if (made === null) focusSection();
            }}
          />
          <DeclineButton id={id} name={name} onDeclined={focusSection} />
        </div>
      ) : (
        <p className="access-request-decision">
          {decision === "APPROVED" ? "Approved" : "Declined"}{" "}
          {decidedAt && <LocalTime value={decidedAt} style="full" />}
          {reply && <>, {mailStatus(reply)}</>}.{" "}
          {decision === "APPROVED" && (
            <Link className="text-link" to={paths.adminLinks}>
              {shareLink ? "See the link" : "The link was removed"}
            </Link>
          )}
        </p>
      )}
      <LinkAddress
        made={address === null ? null : { recipient: name, address }}
        onClose={() => {
          setAddress(null);
          focusSection();
        }}
      />
    </section>
  );
}
