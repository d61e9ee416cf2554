import { graphql, useFragment } from "react-relay";
import type { UnreadCount_inbox$key } from "../../__generated__/UnreadCount_inbox.graphql";
import { CountBadge } from "../layout/CountBadge";

/** The number of unread messages. Renders nothing for 0. */
export function UnreadCount({ inbox }: { inbox: UnreadCount_inbox$key }) {
  const { unreadCount } = useFragment(
    graphql`
      fragment UnreadCount_inbox on Inbox {
        unreadCount
      }
    `,
    inbox,
  );
  return <CountBadge count={unreadCount} words="unread" />;
}
