import { graphql } from "react-relay";
import type { useDeclineRequestMutation } from "../../../__generated__/useDeclineRequestMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** Says no to whoever asked. */
export function useDeclineRequest() {
  return useContentSubmission<useDeclineRequestMutation>(
    graphql`
      mutation useDeclineRequestMutation($input: DeclineAccessRequestInput!) {
        declineAccessRequest(input: $input) {
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
    {
      succeeded: { title: "Request declined" },
      failed: { title: "Error", description: "Failed to decline the request." },
    },
  );
}
