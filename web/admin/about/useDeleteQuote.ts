import { graphql } from "react-relay";
import type { useDeleteQuoteMutation } from "../../__generated__/useDeleteQuoteMutation.graphql";
import { useContentSubmission } from "../forms/useContentSubmission";

/** Removes a quote. @param connectionId the list it leaves */
export function useDeleteQuote(connectionId: string) {
  const { submit, isPending } = useContentSubmission<useDeleteQuoteMutation>(
    graphql`
      mutation useDeleteQuoteMutation($input: DeleteQuoteInput!, $connections: [ID!]!) {
        deleteQuote(input: $input) {
          deletedQuoteId @deleteEdge(connections: $connections)
          userErrors {
            field
            message
          }
        }
      }
    `,
    {
      succeeded: { title: "Quote deleted successfully!" },
      failed: { title: "Error", description: "Failed to delete quote." },
    },
  );
  return {
    isPending,
    deleteQuote: (id: string, onDeleted: () => void) =>
      submit({ input: { id }, connections: [connectionId] }, onDeleted),
  };
}
