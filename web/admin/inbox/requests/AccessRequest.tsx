import "./AccessRequest.css";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { AccessRequest_contactMessage$key } from "../../../__generated__/AccessRequest_contactMessage.graphql";
import { paths } from "../../../paths";
import { Button } from "../../../ui/button/Button";
import { Checkbox } from "../../../ui/checkbox/Checkbox";
import { Dialog } from "../../../ui/dialog/Dialog";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import { LocalTime } from "../../LocalTime";
import { focusIfLost } from "../../layout/focusIfLost";
import { LinkAddress } from "../../links/LinkAddress";
import { mailStatus } from "../mailStatus";
import { ApproveButton } from "./ApproveButton";
import { useDeclineRequest } from "./requestActions";
import { useRequestDetails } from "./useRequestDetails";

type Props = {
  contactMessage: AccessRequest_contactMessage$key;
  /** Fetches the messages again. */
  refresh: () => void;
};

/** The request for access in a message, and the owner's decision. Renders nothing for other messages. */
export function AccessRequest({ contactMessage, refresh }: Props) {
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
  // The decision removes the pressed button, so the section takes the focus.
  const section = useRef<HTMLElement>(null);
  const focusSection = () => focusIfLost(() => section.current);
  if (!accessRequest) return null;
  const { slug, project, decision, decidedAt, shareLink } = accessRequest;
  return (
    <section
      className="access-request stack"
      aria-label="Request for access"
      tabIndex={-1}
      ref={section}
    >
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
        <div className="wrap">
          <ApproveButton
            id={id}
            name={name}
            email={email}
            refresh={refresh}
            onApproved={(made) => {
              setAddress(made);
              if (made === null) focusSection();
            }}
          />
          <DeclineButton id={id} name={name} refresh={refresh} onDeclined={focusSection} />
        </div>
      ) : (
        <p className="quiet">
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

type DeclineButtonProps = {
  /** The id of the message. */
  id: string;
  /** The name of the sender. */
  name: string;
  /** Fetches the messages again. */
  refresh: () => void;
  onDeclined: () => void;
};

/** Declines a request, with or without a polite mail. */
function DeclineButton({ id, name, refresh, onDeclined }: DeclineButtonProps) {
  const { details, load, isLoading, forget } = useRequestDetails(id);
  const { submit, isPending } = useDeclineRequest(refresh);
  const [isMailed, setMailed] = useState(true);
  const isMailReady = details?.isMailReady ?? false;
  return (
    <>
      <Button aria-haspopup="dialog" isPending={isLoading} onClick={load}>
        Decline…
      </Button>
      <Dialog title={`Decline the request of ${name}?`} isOpen={details !== null} onClose={forget}>
        {isMailReady ? (
          <Checkbox isSelected={isMailed} onChange={setMailed}>
            Thank {name} by mail, and say that it is not possible at the moment
          </Checkbox>
        ) : (
          <p className="dialog-description muted">{name} is told nothing.</p>
        )}
        <DialogActions onCancel={forget}>
          <Button
            variant="danger"
            isPending={isPending}
            onClick={() =>
              submit({ input: { id, isMailed: isMailReady && isMailed } }, () => {
                forget();
                onDeclined();
              })
            }
          >
            Decline
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
