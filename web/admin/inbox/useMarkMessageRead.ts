import { useCallback } from "react";
import { graphql, useMutation } from "react-relay";
import type { useMarkMessageReadMutation } from "../../__generated__/useMarkMessageReadMutation.graphql";
import { reasonOf, showKnownFailure } from "../showFailure";

/**
 * Marks a message as read or unread, on the screen at once.
 * @param refresh reads the messages again after every response
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
