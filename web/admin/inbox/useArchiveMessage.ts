import { graphql } from "react-relay";
import type { useArchiveMessageMutation } from "../../__generated__/useArchiveMessageMutation.graphql";
import { showToast } from "../../ui/toast/showToast";
import { useSubmission } from "../editing/useSubmission";

/**
 * Puts a message away or back; it leaves the list it is in.
 * @param refresh reads the messages again after every response
 */
export function useArchiveMessage(connectionId: string, refresh: () => void) {
  const { submit, isPending } = useSubmission<useArchiveMessageMutation>(
    graphql`
      mutation useArchiveMessageMutation($input: ArchiveMessageInput!, $connections: [ID!]!) {
        archiveMessage(input: $input) {
          contactMessage {
            id @deleteEdge(connections: $connections)
            archivedAt
          }
          inbox {
            ...UnreadCount_inbox
          }
          userErrors {
            field
            message
          }
        }
      }
    `,
    { failed: { title: "Error", description: "Failed to move the message." } },
    refresh,
  );
  return {
    isArchiving: isPending,
    archive: (id: string, isArchived: boolean, onMoved: () => void) =>
      submit({ input: { id, isArchived }, connections: [connectionId] }, () => {
        onMoved();
        showToast({ title: isArchived ? "Message archived" : "Message moved to the inbox" });
      }),
  };
}
