import { graphql } from "react-relay";
import type { useSetAccessRequestsMutation } from "../../../__generated__/useSetAccessRequestsMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** Turns requests for access on or off, at once. */
export function useSetAccessRequests() {
  const { submit, isPending } = useContentSubmission<useSetAccessRequestsMutation>(
    graphql`
      mutation useSetAccessRequestsMutation($input: UpdateSiteIdentityInput!) {
        updateSiteIdentity(input: $input) {
          siteIdentity {
            ...AccessRequestsPanel_siteIdentity
            takesAccessRequests
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to change that." },
  );
  return {
    isPending,
    setTaken: (takesAccessRequests: boolean) => submit({ input: { takesAccessRequests } }),
  };
}
