import { graphql } from "react-relay";
import type { useSetQuoteOrderMutation } from "../../__generated__/useSetQuoteOrderMutation.graphql";
import { useContentSubmission } from "../forms/useContentSubmission";

/** Brings the quotes of a tab into an order, on the screen at once. */
export function useSetQuoteOrder(tabId: string) {
  const { submit } = useContentSubmission<useSetQuoteOrderMutation>(
    graphql`
      mutation useSetQuoteOrderMutation($input: SetQuoteOrderInput!) @raw_response_type {
        setQuoteOrder(input: $input) {
          quotes {
            id
            displayOrder
          }
          userErrors {
            field
            message
            code
          }
        }
      }
    `,
    { failed: { title: "Failed to update quote order", description: "An error occurred" } },
  );
  return (quoteIds: string[], seenIds: string[]) =>
    submit({ input: { tabId, quoteIds, seenIds } }, undefined, {
      optimisticResponse: {
        setQuoteOrder: {
          quotes: quoteIds.map((id, displayOrder) => ({ id, displayOrder })),
          userErrors: [],
        },
      },
    });
}
