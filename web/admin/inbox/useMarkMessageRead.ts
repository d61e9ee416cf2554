import { useCallback } from "react";
import { graphql, useMutation } from "react-relay";
import type { useMarkMessageReadMutation } from "../../__generated__/useMarkMessageReadMutation.graphql";
import { showToast } from "../../ui/toast/showToast";

/** Marks a message as read or unread, on the screen at once. */
export function useMarkMessageRead() {
  const [commit] = useMutation<useMarkMessageReadMutation>(graphql`
    mutation useMarkMessageReadMutation($input: MarkMessageReadInput!) {
      markMessageRead(input: $input) {
        contactMessage {
          id
          readAt
        }
        inbox {
          ...UnreadCount_inbox
        }
        userErrors {
          message
        }
      }
    }
  `);
  return useCallback(
    (id: string, isRead: boolean) => {
      commit({
        variables: { input: { id, isRead } },
        optimisticUpdater: (store) =>
          store.get(id)?.setValue(isRead ? new Date().toISOString() : null, "readAt"),
        onError: () =>
          showToast({
            title: "Error",
            description: "Failed to update the message.",
            variant: "destructive",
          }),
      });
    },
    [commit],
  );
}
