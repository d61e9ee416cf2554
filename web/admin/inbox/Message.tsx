import "./Message.css";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { cutTo } from "../../../content/storable-text";
import type { Message_contactMessage$key } from "../../__generated__/Message_contactMessage.graphql";
import { useSiteName } from "../../site/useSiteName";
import { Button } from "../../ui/button/Button";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { LocalTime } from "../LocalTime";
import { mailStatus } from "./mailStatus";
import { useArchiveMessage, useDeleteMessage, useMarkMessageRead } from "./messageActions";
import { AccessRequest } from "./requests/AccessRequest";

type Props = {
  contactMessage: Message_contactMessage$key;
  /** The Relay connection from which the message is removed when it is archived, moved back or deleted. */
  connectionId: string;
  /** Fetches the messages again. */
  refresh: () => void;
  onClose: () => void;
  /** Called when the message has left the list. */
  onGone: () => void;
};

/** The open message. Opening it marks it as read. */
export function Message({ contactMessage, connectionId, refresh, onClose, onGone }: Props) {
  const message = useFragment(
    graphql`
      fragment Message_contactMessage on ContactMessage {
        id
        name
        email
        company
        message
        createdAt
        readAt
        archivedAt
        ...AccessRequest_contactMessage
        mail {
          state
          attempts
        }
      }
    `,
    contactMessage,
  );
  const { id, readAt, archivedAt } = message;
  const siteName = useSiteName();
  const markRead = useMarkMessageRead(refresh);
  const { archive, isArchiving } = useArchiveMessage(connectionId, refresh);
  const removal = useDeleteMessage(refresh);
  const [isAsked, setAsked] = useState(false);

  // The message is marked only once, because afterwards the owner may mark it as unread again.
  const opened = useRef(false);
  useEffect(() => {
    if (!opened.current && !readAt) markRead(id, true);
    opened.current = true;
  }, [id, readAt, markRead]);

  // In a narrow window, the message replaces the list, and takes the focus from the hidden row.
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement?.checkVisibility?.() === false) article.current?.focus();
  }, []);

  return (
    <article
      className="message"
      ref={article}
      tabIndex={-1}
      aria-label={`Message from ${message.name}`}
    >
      <div className="message-back">
        <Button size="small" variant="quiet" onClick={onClose}>
          ← All messages
        </Button>
      </div>
      <header className="message-head">
        <h2 className="message-name strong">{message.name}</h2>
        <p className="message-from muted">
          {message.company && `${message.company} · `}
          <a className="text-link" href={replyAddress(message, siteName)}>
            {message.email}
          </a>
        </p>
        <p className="message-from muted">
          <LocalTime value={message.createdAt} style="full" />
        </p>
        {message.mail && (
          <p className="message-from muted">Notification: {mailStatus(message.mail)}</p>
        )}
      </header>
      <AccessRequest contactMessage={message} refresh={refresh} />
      <p className="message-text">{message.message}</p>
      <footer className="message-actions wrap">
        <a
          className="button button-control"
          data-variant="primary"
          href={replyAddress(message, siteName)}
        >
          Reply
        </a>
        <Button isPending={isArchiving} onClick={() => archive(id, !archivedAt, onGone)}>
          {archivedAt ? "Move to Inbox" : "Archive"}
        </Button>
        <Button variant="quiet" onClick={() => markRead(id, !readAt)}>
          {readAt ? "Mark as Unread" : "Mark as Read"}
        </Button>
        <Button variant="destructive" onClick={() => setAsked(true)}>
          Delete
        </Button>
      </footer>
      <ConfirmDialog
        title="Delete this message?"
        description="It cannot be brought back."
        confirmLabel="Delete"
        isDestructive
        isOpen={isAsked}
        isPending={removal.isPending}
        onConfirm={() => removal.submit({ input: { id }, connections: [connectionId] }, onGone)}
        onCancel={() => setAsked(false)}
      />
    </article>
  );
}

type Original = { name: string; email: string; message: string };

/** The maximum length of a mailto address, in characters: mail programs refuse longer ones. */
const longestAddress = 2_000;

/**
 * A mailto address for a reply that quotes the message, or only its beginning if the address would
 * be too long. The reply contains no sentences, because the visitor's language is not known. The
 * visitor's input is encoded, so that it cannot add a header.
 */
export function replyAddress({ name, email, message }: Original, siteName: string): string {
  const body = `${name},\n\n\n\n${message.replace(/^/gm, "> ")}\n`;
  const recipient = encodeURIComponent(email).replace("%40", "@");
  const subject = encodeURIComponent(`Re: ${siteName}`);
  const address = `mailto:${recipient}?subject=${subject}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
  if (address.length <= longestAddress || message === "") return address;
  const room = Math.floor((message.length * longestAddress) / address.length);
  return replyAddress({ name, email, message: cutTo(message, room) }, siteName);
}
