import { graphql } from "react-relay";
import type { useUpdateQuoteMutation } from "../../../__generated__/useUpdateQuoteMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";
import { type QuoteValues, quoteLabels } from "./quoteValues";

/** The form that changes a quote. */
export function useUpdateQuote(values: QuoteValues, version: number) {
  return useRecordForm<useUpdateQuoteMutation, QuoteValues>(
    { values, version, labels: quoteLabels },
    graphql`
      mutation useUpdateQuoteMutation($input: UpdateQuoteInput!) {
        updateQuote(input: $input) {
          quote {
            id
            displayOrder
            authorName
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
      succeeded: { title: "Quote updated successfully!" },
      failed: { title: "Error", description: "Failed to update quote." },
    },
  );
}
