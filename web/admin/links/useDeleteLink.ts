import { graphql } from "react-relay";
import type { useDeleteLinkMutation } from "../../__generated__/useDeleteLinkMutation.graphql";
import { useContentSubmission } from "../editing/useContentSubmission";

/** Removes a link that has ended. @param connection the list it leaves */
export function useDeleteLink(connection: string) {
  const { submit, isPending } = useContentSubmission<useDeleteLinkMutation>(
    graphql`
      mutation useDeleteLinkMutation($input: DeleteShareLinkInput!, $connections: [ID!]!) {
        deleteShareLink(input: $input) {
          deletedShareLinkId @deleteEdge(connections: $connections)
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
    deleteLink: (id: string, onRemoved: () => void) =>
      submit({ input: { id }, connections: [connection] }, onRemoved),
  };
}
