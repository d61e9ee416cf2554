import { graphql } from "react-relay";
import type { useCreateQuoteMutation } from "../../__generated__/useCreateQuoteMutation.graphql";
import { useForm } from "../forms/useForm";
import type { QuoteValues } from "./quoteValues";

/** The form that adds a quote. @param quoteCount its place, unless the owner gives it another */
export function useCreateQuote(quoteCount: number) {
  return useForm<useCreateQuoteMutation, QuoteValues>(
    {
      quote: "",
      authorName: "",
      authorTitle: "",
      authorCompany: "",
      displayOrder: String(quoteCount),
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
