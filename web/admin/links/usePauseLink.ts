import { graphql } from "react-relay";
import type { usePauseLinkMutation } from "../../__generated__/usePauseLinkMutation.graphql";
import { useContentSubmission } from "../editing/useContentSubmission";

/** Has a link open nothing until it is resumed. */
export function usePauseLink() {
  const { submit, isPending } = useContentSubmission<usePauseLinkMutation>(
    graphql`
      mutation usePauseLinkMutation($input: PauseShareLinkInput!) {
        pauseShareLink(input: $input) {
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
      succeeded: { title: "Link paused." },
      failed: { title: "Error", description: "Failed to pause the link." },
    },
  );
  return {
    isPending,
    pauseLink: (id: string) => submit({ input: { id } }),
  };
}
