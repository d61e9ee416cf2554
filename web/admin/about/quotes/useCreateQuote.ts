import { graphql } from "react-relay";
import type { useCreateQuoteMutation } from "../../../__generated__/useCreateQuoteMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";
import { type QuoteValues, quoteLabels } from "./quoteValues";

/** The form that adds a quote. @param quoteCount its place, unless the owner gives it another */
export function useCreateQuote(quoteCount: number) {
  return useRecordForm<useCreateQuoteMutation, QuoteValues>(
    {
      version: 0,
      labels: quoteLabels,
      values: {
        quote: "",
        authorName: "",
        authorTitle: "",
        authorCompany: "",
        displayOrder: String(quoteCount),
      },
    },
    graphql`
      mutation useCreateQuoteMutation($input: CreateQuoteInput!, $connections: [ID!]!) {
        createQuote(input: $input) {
          quote
            @appendNode(connections: $connections, edgeTypeName: "AboutTabQuotesConnectionEdge") {
            id
            databaseId
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
      succeeded: { title: "Quote created successfully!" },
      failed: { title: "Error", description: "Failed to create quote." },
    },
  );
}
