import { graphql } from "react-relay";
import type { useResumeLinkMutation } from "../../__generated__/useResumeLinkMutation.graphql";
import { useContentSubmission } from "../editing/useContentSubmission";

/** Has a link work again that is paused or was revoked. */
export function useResumeLink() {
  const { submit, isPending } = useContentSubmission<useResumeLinkMutation>(
    graphql`
      mutation useResumeLinkMutation($input: ResumeShareLinkInput!) {
        resumeShareLink(input: $input) {
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
      succeeded: { title: "Link resumed." },
      failed: { title: "Error", description: "Failed to resume the link." },
    },
  );
  return {
    isPending,
    resumeLink: (id: string) => submit({ input: { id } }),
  };
}
