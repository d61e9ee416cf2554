import { graphql } from "react-relay";
import type { useDeleteLinkMutation } from "../../__generated__/useDeleteLinkMutation.graphql";
import { useContentSubmission } from "../editing/useContentSubmission";

/** Removes a link that has ended. */
export function useDeleteLink() {
  const { submit, isPending } = useContentSubmission<useDeleteLinkMutation>(
    graphql`
      mutation useDeleteLinkMutation($input: DeleteShareLinkInput!) {
        deleteShareLink(input: $input) {
          deletedShareLinkId
          userErrors {
            field
            message
            code
          }
        }
      }
    `,
    {
      succeeded: { title: "Link removed." },
      failed: { title: "Error", description: "Failed to remove the link." },
    },
  );
  return {
    isPending,
    deleteLink: (id: string) => submit({ input: { id } }),
  };
}
