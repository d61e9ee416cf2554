import { graphql } from "react-relay";
import type { useApproveRequestMutation } from "../../../__generated__/useApproveRequestMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** Makes a link for whoever asked. */
export function useApproveRequest() {
  return useContentSubmission<useApproveRequestMutation>(
    graphql`
      mutation useApproveRequestMutation($input: ApproveAccessRequestInput!) {
        approveAccessRequest(input: $input) {
          address
          contactMessage {
            ...AccessRequest_contactMessage
          }
          userErrors {
            field
            message
            code
          }
        }
      }
    `,
    { failed: { title: "Error", description: "Failed to approve the request." } },
  );
}
