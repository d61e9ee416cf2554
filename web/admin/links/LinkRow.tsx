import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LinkDialog_query$key } from "../../__generated__/LinkDialog_query.graphql";
import type { LinkRow_shareLink$key } from "../../__generated__/LinkRow_shareLink.graphql";
import { Button } from "../../ui/button/Button";
import { LocalTime } from "../LocalTime";
import { LinkDialog } from "./LinkDialog";
import { LinkMenu } from "./LinkMenu";
import type { NewAddress } from "./LinksTab";
import { usePauseLink, useResumeLink, useRevokeLink } from "./linkActions";
import { duplicateOf, type LinkValues } from "./linkValues";
import { LinkReading } from "./reading/LinkReading";
import { readLink } from "./readLink";
import "./LinkRow.css";

type Props = {
  shareLink: LinkRow_shareLink$key;
  /** Whether the link was read for the first time since the owner last looked at the list. */
  isNew: boolean;
  query: LinkDialog_query$key;
  /** The id of the connection that lists the link. */
  connection: string;
  onAddress: (made: NewAddress) => void;
  onDuplicate: (values: LinkValues) => void;
  /** Called when the link was revoked or removed: the button with the focus is gone, so the focus has to move. */
  onMoved: () => void;
};

/** A share link: its reader, its state, what it opens, when it was read, and its actions. */
export function LinkRow({ shareLink, isNew, query, connection, ...handlers }: Props) {
  const { onAddress, onDuplicate, onMoved } = handlers;
  const link = useFragment(
    graphql`
      fragment LinkRow_shareLink on ShareLink {
        id
        recipient
        note
        state
        kind
        commentCount
        hasPassword
        expiresAt
        revokedAt
        projects {
          project {
            name
            deletedAt
          }
        }
        ...readLink_shareLink
        ...LinkMenu_shareLink
        ...LinkReading_shareLink
      }
    `,
    shareLink,
  );
  const { id, recipient, note, expiresAt, revokedAt } = link;
  const state = knownState(link.state);
  const [isEdited, setEdited] = useState(false);
  const pause = usePauseLink();
  const resume = useResumeLink();
  const revoke = useRevokeLink();
  const names = link.projects.filter(({ project }) => !project.deletedAt);
  const hasEnded = state === "REVOKED" || state === "EXPIRED";
  const isPaused = state === "PAUSED";
  const about = `the link for ${recipient}`;
  return (
    <li className="link-row wrap" data-ended={hasEnded || undefined}>
      <div className="link-row-words stack-tight">
        <p className="link-row-head cluster">
          <strong className="link-row-recipient strong">
            <bdi>{recipient}</bdi>
          </strong>
          <span className="link-row-state smaller" data-state={state.toLowerCase()}>
            {stateNames[state]}
          </span>
          {isNew && (
            <span className="link-row-new smaller strong">
              New<span className="visually-hidden">: read for the first time</span>
            </span>
          )}
        </p>
        <p>{nameSome(names.map(({ project }) => project.name))}</p>
        <div className="link-row-facts quiet wrap">
          <span>
            {revokedAt ? (
              <>
                Revoked <LocalTime value={revokedAt} style="short" />
              </>
            ) : expiresAt ? (
              <>
                {state === "EXPIRED" ? "Ended" : "Ends"}{" "}
                <LocalTime value={expiresAt} style="short" />
              </>
            ) : (
              "Until revoked"
            )}
          </span>
          {link.kind === "REVIEW" && (
            <span>For comments: {link.commentCount === 0 ? "none yet" : link.commentCount}</span>
          )}
          {link.hasPassword && <span>Own password</span>}
          <LinkReading shareLink={link} />
        </div>
        {note && <p className="link-row-note quiet">{note}</p>}
      </div>
      <div className="link-row-actions cluster">
        <Button
          size="small"
          aria-label={`Edit ${about}`}
          aria-haspopup="dialog"
          onClick={() => setEdited(true)}
        >
          Edit
        </Button>
        {!hasEnded && (
          // One button for both actions, so that it keeps the focus.
          <Button
            size="small"
            aria-label={`${isPaused ? "Resume" : "Pause"} ${about}`}
            isPending={pause.isPending || resume.isPending}
            onClick={() => (isPaused ? resume : pause).submit({ input: { id } })}
          >
            {isPaused ? "Resume" : "Pause"}
          </Button>
        )}
        {!revokedAt && (
          <Button
            size="small"
            variant="destructive"
            aria-label={`Revoke ${about}`}
            isPending={revoke.isPending}
            onClick={() => revoke.revokeLink(id, recipient, onMoved)}
          >
            Revoke
          </Button>
        )}
        <LinkMenu
          shareLink={link}
          connection={connection}
          onRemoved={onMoved}
          onAddress={(address) => onAddress({ recipient, address })}
          onDuplicate={() => onDuplicate(duplicateOf(readLink(link).values))}
        />
      </div>
      <LinkDialog
        query={query}
        id={id}
        connection={connection}
        link={readLink(link)}
        isOpen={isEdited}
        onClose={() => setEdited(false)}
        onAddress={onAddress}
      />
    </li>
  );
}

/** The texts of the states. */
const stateNames = {
  ACTIVE: "Open",
  PAUSED: "Paused",
  EXPIRED: "Expired",
  REVOKED: "Revoked",
} as const;

type KnownState = keyof typeof stateNames;

function knownState(state: string): KnownState {
  return Object.hasOwn(stateNames, state) ? (state as KnownState) : "EXPIRED"; // hasOwn has checked it
}

/**
 * Lists up to three names of projects. Of more names, it lists the first two and the number of the others.
 * Without names, it returns a sentence about what the link shows.
 */
function nameSome(names: readonly string[]): string {
  const [first, second, third, ...others] = names;
  if (first === undefined) return "The site as everyone sees it";
  if (others.length > 0) return `${first}, ${second} and ${others.length + 1} more`;
  return new Intl.ListFormat("en").format(
    [first, second, third].filter((name) => name !== undefined),
  );
}
