import { graphql } from "react-relay";
import type { useDeleteQuoteMutation } from "../../../__generated__/useDeleteQuoteMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

type Seen = {
  id: string;
  /** What was changed elsewhere since this one stays, and is shown as it is now. */
  version: number;
};

/** Removes a quote. @param connectionId the list it leaves */
export function useDeleteQuote(connectionId: string) {
  const { submit, isPending } = useContentSubmission<useDeleteQuoteMutation>(
    graphql`
      mutation useDeleteQuoteMutation($input: DeleteQuoteInput!, $connections: [ID!]!) {
        deleteQuote(input: $input) {
          deletedQuoteId @deleteEdge(connections: $connections)
          quote {
            id
            ...QuoteRow_quote
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
      succeeded: { title: "Quote deleted successfully!" },
      failed: { title: "Error", description: "Failed to delete quote." },
    },
  );
  return {
    isPending,
    deleteQuote: ({ id, version }: Seen, onDeleted: () => void) =>
      submit({ input: { id, version }, connections: [connectionId] }, onDeleted),
  };
}
