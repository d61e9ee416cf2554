import { graphql } from "react-relay";
import type { useDeleteMessageMutation } from "../../__generated__/useDeleteMessageMutation.graphql";
import { useSubmission } from "../editing/useSubmission";

/**
 * Removes a message for good.
 * @param connectionId the list it leaves
 * @param refresh reads the messages again after every response
 */
export function useDeleteMessage(connectionId: string, refresh: () => void) {
  const { submit, isPending } = useSubmission<useDeleteMessageMutation>(
    graphql`
      mutation useDeleteMessageMutation($input: DeleteMessageInput!, $connections: [ID!]!) {
        deleteMessage(input: $input) {
          deletedContactMessageId @deleteEdge(connections: $connections)
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
    {
      succeeded: { title: "Message deleted" },
      failed: { title: "Error", description: "Failed to delete the message." },
    },
    refresh,
  );
  return {
    isDeleting: isPending,
    deleteMessage: (id: string, onDeleted: () => void) =>
      submit({ input: { id }, connections: [connectionId] }, onDeleted),
  };
}
