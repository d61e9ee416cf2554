import { useCallback } from "react";
import { graphql, useMutation } from "react-relay";
import type { useMarkMessageReadMutation } from "../../__generated__/useMarkMessageReadMutation.graphql";
import { showToast } from "../../ui/toast/showToast";

/**
 * Marks a message as read or unread, on the screen at once.
 * @param refresh reads the messages again after every answer
 */
export function useMarkMessageRead(refresh: () => void) {
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
      const fail = (reason?: string) =>
        showToast({
          title: "Error",
          description: ["Failed to update the message.", reason].filter(Boolean).join(" "),
          variant: "destructive",
        });
      commit({
        variables: { input: { id, isRead } },
        optimisticUpdater: (store) =>
          store.get(id)?.setValue(isRead ? new Date().toISOString() : null, "readAt"),
        onCompleted: ({ markMessageRead: { userErrors } }) => {
          refresh();
          if (userErrors[0]) fail(userErrors[0].message);
        },
        onError: ({ message }) => fail(message),
      });
    },
    [commit, refresh],
  );
}
