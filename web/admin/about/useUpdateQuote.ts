import { graphql } from "react-relay";
import type { useUpdateQuoteMutation } from "../../__generated__/useUpdateQuoteMutation.graphql";
import { useForm } from "../forms/useForm";
import type { QuoteValues } from "./quoteValues";

/** The form that changes a quote. */
export function useUpdateQuote(saved: QuoteValues) {
  return useForm<useUpdateQuoteMutation, QuoteValues>(
    saved,
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
