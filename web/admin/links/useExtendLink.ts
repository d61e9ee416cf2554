import { graphql } from "react-relay";
import type { useExtendLinkMutation } from "../../__generated__/useExtendLinkMutation.graphql";
import { useContentSubmission } from "../editing/useContentSubmission";

/** Gives a link another end. */
export function useExtendLink() {
  const { submit, isPending } = useContentSubmission<useExtendLinkMutation>(
    graphql`
      mutation useExtendLinkMutation($input: UpdateShareLinkInput!) {
        updateShareLink(input: $input) {
          shareLink {
            state
            ...LinkRow_shareLink
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
      succeeded: { title: "Link extended." },
      failed: { title: "Error", description: "Failed to extend the link." },
    },
  );
  return {
    isPending,
    extendLink: (id: string, expiresAt: string) => submit({ input: { id, expiresAt } }),
  };
}
