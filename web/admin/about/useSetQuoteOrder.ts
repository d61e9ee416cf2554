import { useState } from "react";
import { graphql } from "react-relay";
import type { useSetQuoteOrderMutation } from "../../__generated__/useSetQuoteOrderMutation.graphql";
import { useContentSubmission } from "../editing/useContentSubmission";

/** Brings the quotes of a tab into an order, on the screen at once. */
export function useSetQuoteOrder(tabId: string) {
  const [sentIds, setSentIds] = useState<readonly string[]>([]);
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
  return {
    /** The order that is on its way to the server. Null while none is. */
    sentIds: isPending ? sentIds : null,
    /** @param seenIds the order that the new one was made from */
    setQuoteOrder: (quoteIds: string[], seenIds: string[]) => {
      if (isPending) return;
      setSentIds(quoteIds);
      submit({ input: { tabId, quoteIds, seenIds } });
    },
  };
}
