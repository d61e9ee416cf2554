import { graphql, useLazyLoadQuery } from "react-relay";
import type { ArchiveQuery } from "../../__generated__/ArchiveQuery.graphql";
import { MessageList } from "./MessageList";

/** The messages that were put away, asked for each time they are looked at. */
export function Archive() {
  const { inbox } = useLazyLoadQuery<ArchiveQuery>(
    graphql`
      query ArchiveQuery @throwOnFieldError {
        inbox {
          ...MessageList_inbox @arguments(isArchived: true)
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return <MessageList inbox={inbox} isArchive />;
}
