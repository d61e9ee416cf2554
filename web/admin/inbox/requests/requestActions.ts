import { graphql } from "react-relay";
import type { requestActionsApproveMutation } from "../../../__generated__/requestActionsApproveMutation.graphql";
import type { requestActionsDeclineMutation } from "../../../__generated__/requestActionsDeclineMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** Approves a request for access: makes a link that opens the chosen projects to its sender. */
export function useApproveRequest() {
  return useContentSubmission<requestActionsApproveMutation>(
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
  );
}

export function useDeclineRequest() {
  return useContentSubmission<requestActionsDeclineMutation>(
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
  );
}
