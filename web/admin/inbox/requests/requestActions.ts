import { graphql, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { requestActionsApproveMutation } from "../../../__generated__/requestActionsApproveMutation.graphql";
import type { requestActionsDeclineMutation } from "../../../__generated__/requestActionsDeclineMutation.graphql";
import { clearQueryCache } from "../../../relay/clear-query-cache";
import {
  type SubmissionNotices,
  type SubmittedMutation,
  useSubmission,
} from "../../editing/useSubmission";

/**
 * Sends a decision on a request for access, which may make a link, so that other pages are fetched
 * again when they are opened. This page is not: that would shorten the list to its first messages,
 * and so close the message with the address of the link.
 * @param refresh fetches the messages again after every response
 */
function useDecision<Mutation extends SubmittedMutation>(
  mutation: GraphQLTaggedNode,
  notices: SubmissionNotices,
  refresh: () => void,
) {
  const environment = useRelayEnvironment();
  return useSubmission<Mutation>(mutation, notices, () => {
    clearQueryCache(environment);
    refresh();
  });
}

/** Approves a request for access: makes a link that opens the chosen projects to its sender. */
export function useApproveRequest(refresh: () => void) {
  return useDecision<requestActionsApproveMutation>(
    graphql`
      mutation requestActionsApproveMutation($input: ApproveAccessRequestInput!) {
        approveAccessRequest(input: $input) {
          address
          contactMessage {
            ...AccessRequest_contactMessage
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to approve the request." },
    refresh,
  );
}

export function useDeclineRequest(refresh: () => void) {
  return useDecision<requestActionsDeclineMutation>(
    graphql`
      mutation requestActionsDeclineMutation($input: DeclineAccessRequestInput!) {
        declineAccessRequest(input: $input) {
          contactMessage {
            ...AccessRequest_contactMessage
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Request declined", failed: "Failed to decline the request." },
    refresh,
  );
}
