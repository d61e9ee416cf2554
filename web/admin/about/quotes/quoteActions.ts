import { graphql } from "react-relay";
import { type Quote, quoteForm } from "../../../../content/settings/collaborators";
import type { QuoteRow_quote$data } from "../../../__generated__/QuoteRow_quote.graphql";
import type { quoteActionsCreateMutation } from "../../../__generated__/quoteActionsCreateMutation.graphql";
import type { quoteActionsDeleteMutation } from "../../../__generated__/quoteActionsDeleteMutation.graphql";
import type { quoteActionsSetOrderMutation } from "../../../__generated__/quoteActionsSetOrderMutation.graphql";
import type { quoteActionsUpdateMutation } from "../../../__generated__/quoteActionsUpdateMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";
import { useQueuedOrder } from "../../order/useQueuedOrder";
import { useNewSettings, useSettings } from "../../settings/useSettings";

const first = { quote: "", authorName: "", authorTitle: "", authorCompany: "" };

/**
 * The form that adds a quote to a tab.
 * @param place the `displayOrder` of the new quote, unless the owner enters another
 * @param connectionId the Relay connection that the quote is added to
 */
export function useCreateQuote(tabId: string, place: number, connectionId: string) {
  return useNewSettings<quoteActionsCreateMutation, Quote>(
    quoteForm,
    { ...first, displayOrder: place },
    graphql`
      mutation quoteActionsCreateMutation($input: CreateQuoteInput!, $connections: [ID!]!) {
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
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    (input) => ({ input: { ...input, tabId }, connections: [connectionId] }),
    { succeeded: "Quote created successfully!", failed: "Failed to create quote." },
  );
}

/** The form that changes a quote. */
export function useUpdateQuote(quote: QuoteRow_quote$data) {
  return useSettings<quoteActionsUpdateMutation, Quote>(
    quoteForm,
    quote,
    graphql`
      mutation quoteActionsUpdateMutation($input: UpdateQuoteInput!) {
        updateQuote(input: $input) {
          quote {
            id
            displayOrder
            authorName
            ...QuoteRow_quote
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    (input) => ({ input: { ...input, id: quote.id } }),
    { succeeded: "Quote updated successfully!", failed: "Failed to update quote." },
  );
}

/**
 * Deletes a quote. If another window has changed the quote since this one read it, the quote stays, and its
 * current version is shown.
 */
export function useDeleteQuote() {
  return useContentSubmission<quoteActionsDeleteMutation>(
    graphql`
      mutation quoteActionsDeleteMutation($input: DeleteQuoteInput!, $connections: [ID!]!) {
        deleteQuote(input: $input) {
          deletedQuoteId @deleteEdge(connections: $connections)
          quote {
            id
            ...QuoteRow_quote
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Quote deleted successfully!", failed: "Failed to delete quote." },
  );
}

/** Sets the order of a tab's quotes. `sentIds` of the result is the new order while it is being saved. */
export function useSetQuoteOrder(tabId: string) {
  const { submit, isPending } = useContentSubmission<quoteActionsSetOrderMutation>(
    graphql`
      mutation quoteActionsSetOrderMutation($input: SetQuoteOrderInput!) {
        setQuoteOrder(input: $input) {
          quotes {
            id
            displayOrder
            ...QuoteRow_quote
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: { title: "Failed to update quote order" } },
  );
  return useQueuedOrder(isPending, (quoteIds, seenIds, onStored) =>
    submit({ input: { tabId, quoteIds, seenIds } }, onStored),
  );
}
