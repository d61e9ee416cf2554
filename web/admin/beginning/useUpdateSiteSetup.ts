import { graphql } from "react-relay";
import type { useUpdateSiteSetupMutation } from "../../__generated__/useUpdateSiteSetupMutation.graphql";
import { useContentSubmission } from "../editing/useContentSubmission";

/** Stores that the owner begins with the demo portfolio, or that the set-up is finished. */
export function useUpdateSiteSetup() {
  return useContentSubmission<useUpdateSiteSetupMutation>(
    graphql`
      mutation useUpdateSiteSetupMutation($input: UpdateSiteSetupInput!) {
        updateSiteSetup(input: $input) {
          siteSetup {
            id
            beginning
            isFinished
            isOffered
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to save the choice." },
  );
}
