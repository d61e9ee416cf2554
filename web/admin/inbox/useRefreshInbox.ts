import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRefreshInboxQuery } from "../../__generated__/useRefreshInboxQuery.graphql";

const query = graphql`
  query useRefreshInboxQuery($count: Int!, $isArchived: Boolean!) {
    inbox {
      ...UnreadCount_inbox
      ...MessageList_inbox @arguments(count: $count, isArchived: $isArchived)
    }
  }
`;

const pageSize = 30;

/**
 * Reads the messages of a folder again, as many as are shown, and how many are unread: what came in or
 * was changed in another window shows after the next action. What leaves the archive is in the inbox
 * then. Never fails: an action that went through stays one.
 * @param shown how many messages the folder shows
 */
export function useRefreshInbox(isArchive: boolean, shown: number) {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    const read = (isArchived: boolean, count: number) =>
      fetchQuery<useRefreshInboxQuery>(environment, query, { isArchived, count }).toPromise();
    const folders = [read(isArchive, Math.max(shown, pageSize))];
    if (isArchive) folders.push(read(false, pageSize));
    Promise.allSettled(folders);
  }, [environment, isArchive, shown]);
}
