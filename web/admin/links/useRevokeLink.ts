import { graphql } from "react-relay";
import type { useRevokeLinkMutation } from "../../__generated__/useRevokeLinkMutation.graphql";
import { showUndo } from "../../ui/toast/showToast";
import { useContentSubmission } from "../editing/useContentSubmission";
import { useResumeLink } from "./useResumeLink";

/** Ends a link at once, and offers to undo that. */
export function useRevokeLink() {
  const { resumeLink } = useResumeLink();
  const { submit, isPending } = useContentSubmission<useRevokeLinkMutation>(
    graphql`
      mutation useRevokeLinkMutation($input: RevokeShareLinkInput!) {
        revokeShareLink(input: $input) {
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
      failed: { title: "Error", description: "Failed to revoke the link. It still works." },
    },
  );
  return {
    isPending,
    revokeLink: (id: string, recipient: string, onRevoked: () => void) =>
      submit({ input: { id } }, () => {
        onRevoked();
        showUndo({ title: `The link for ${recipient} is revoked.`, onUndo: () => resumeLink(id) });
      }),
  };
}
