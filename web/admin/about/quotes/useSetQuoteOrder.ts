import { graphql } from "react-relay";
import type { useSetQuoteOrderMutation } from "../../../__generated__/useSetQuoteOrderMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";
import { useQueuedOrder } from "../useQueuedOrder";

/** Brings the quotes of a tab into an order, on the screen at once. */
export function useSetQuoteOrder(tabId: string) {
  const { submit, isPending } = useContentSubmission<useSetQuoteOrderMutation>(
    graphql`
      mutation useSetQuoteOrderMutation($input: SetQuoteOrderInput!) {
        setQuoteOrder(input: $input) {
          quotes {
            id
            displayOrder
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
    { failed: { title: "Failed to update quote order" } },
  );
  const { sentIds, setOrder } = useQueuedOrder(isPending, (quoteIds, seenIds) =>
    submit({ input: { tabId, quoteIds, seenIds } }),
  );
  return { sentIds, setQuoteOrder: setOrder };
}
