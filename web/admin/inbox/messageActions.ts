import { useCallback } from "react";
import { graphql, useMutation } from "react-relay";
import type { messageActionsArchiveMutation } from "../../__generated__/messageActionsArchiveMutation.graphql";
import type { messageActionsDeleteMutation } from "../../__generated__/messageActionsDeleteMutation.graphql";
import type { messageActionsMarkReadMutation } from "../../__generated__/messageActionsMarkReadMutation.graphql";
import { showToast } from "../../ui/toast/showToast";
import { useSubmission } from "../editing/useSubmission";
import { reasonOf, showKnownFailure } from "../showFailure";

/**
 * Marks a message as read or unread, optimistically.
 * @param refresh fetches the messages again after every response
 */
export function useMarkMessageRead(refresh: () => void) {
  const [commit] = useMutation<messageActionsMarkReadMutation>(graphql`
    mutation messageActionsMarkReadMutation($input: MarkMessageReadInput!) {
      markMessageRead(input: $input) {
        contactMessage {
          id
          readAt
        }
        inbox {
          ...UnreadCount_inbox
        }
        userErrors {
          ...useSubmission_userErrors @relay(mask: false)
        }
      }
    }
  `);
  return useCallback(
    (id: string, isRead: boolean) => {
      const fail = (reason?: string) =>
        showKnownFailure("Error", "Failed to update the message.", reason);
      commit({
        variables: { input: { id, isRead } },
        optimisticUpdater: (store) =>
          store.get(id)?.setValue(isRead ? new Date().toISOString() : null, "readAt"),
        onCompleted: ({ markMessageRead: { userErrors } }) => {
          refresh();
          if (userErrors[0]) fail(userErrors[0].message);
        },
        onError: (error) => fail(reasonOf(error)),
      });
    },
    [commit, refresh],
  );
}

/**
 * Archives a message or moves it back to the inbox, and removes it from the list of `connectionId`.
 * @param refresh fetches the messages again after every response
 */
export function useArchiveMessage(connectionId: string, refresh: () => void) {
  const { submit, isPending } = useSubmission<messageActionsArchiveMutation>(
    graphql`
      mutation messageActionsArchiveMutation($input: ArchiveMessageInput!, $connections: [ID!]!) {
        archiveMessage(input: $input) {
          contactMessage {
            id @deleteEdge(connections: $connections)
            archivedAt
          }
          inbox {
            ...UnreadCount_inbox
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to move the message." },
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

/**
 * Deletes a message permanently.
 * @param refresh fetches the messages again after every response
 */
export function useDeleteMessage(refresh: () => void) {
  return useSubmission<messageActionsDeleteMutation>(
    graphql`
      mutation messageActionsDeleteMutation($input: DeleteMessageInput!, $connections: [ID!]!) {
        deleteMessage(input: $input) {
          deletedContactMessageId @deleteEdge(connections: $connections)
          inbox {
            ...UnreadCount_inbox
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Message deleted", failed: "Failed to delete the message." },
    refresh,
  );
}
