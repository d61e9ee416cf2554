import { graphql } from "react-relay";
import type { useDeleteRedirectMutation } from "../../../__generated__/useDeleteRedirectMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** Removes a redirect. @param connection the list it leaves */
export function useDeleteRedirect(connection: string) {
  const { submit, isPending } = useContentSubmission<useDeleteRedirectMutation>(
    graphql`
      mutation useDeleteRedirectMutation($input: DeleteRedirectInput!, $connections: [ID!]!) {
        deleteRedirect(input: $input) {
          deletedRedirectId @deleteEdge(connections: $connections)
          userErrors {
            field
            message
            code
          }
        }
      }
    `,
    {
      succeeded: { title: "Redirect removed." },
      failed: { title: "Error", description: "Failed to remove the redirect." },
    },
  );
  return {
    isPending,
    deleteRedirect: (id: string) => submit({ input: { id }, connections: [connection] }),
  };
}
