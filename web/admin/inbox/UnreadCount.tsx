import { graphql, useFragment } from "react-relay";
import type { UnreadCount_inbox$key } from "../../__generated__/UnreadCount_inbox.graphql";
import "./UnreadCount.css";

/** How many messages wait to be read. Nothing where none do. */
export function UnreadCount({ inbox }: { inbox: UnreadCount_inbox$key }) {
  const { unreadCount } = useFragment(
    graphql`
      fragment UnreadCount_inbox on Inbox {
        unreadCount
      }
    `,
    inbox,
  );
  if (unreadCount === 0) return null;
  return (
    <span className="unread-count">
      {unreadCount > 99 ? "99+" : unreadCount}
      <span className="visually-hidden"> unread</span>
    </span>
  );
}
