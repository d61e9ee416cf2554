import { builder } from "../graphql/builder.ts";
import { databaseIdOf } from "../graphql/global-id.ts";
import { userErrorsField, withUserErrors } from "../graphql/user-errors.ts";
import { QuoteType } from "./quote.ts";
import { setQuoteOrder } from "./write-quote.ts";

builder.relayMutationField(
  "setQuoteOrder",
  {
    description: "The order of a tab's quotes.",
    inputFields: (t) => ({
      tabId: t.id({ required: true, description: "The tab." }),
      quoteIds: t.idList({
        required: true,
        description: "Its quotes, first to last. Those left out follow in the order they had.",
      }),
    }),
  },
  {
    description: "Orders the quotes of a tab.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        quotes: await setQuoteOrder(
          database,
          databaseIdOf("AboutTab", input.tabId),
          input.quoteIds.map((id) => databaseIdOf("Quote", id)),
        ),
      })),
  },
  {
    description: "The quotes in their new order.",
    outputFields: (t) => ({
      quotes: t.field({
        type: [QuoteType],
        nullable: true,
        description: "All quotes of the tab. Null where the order was not accepted.",
        resolve: (payload) => payload.quotes,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
