import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withSaved } from "../../builder/user-errors.ts";
import { seenOrderInput } from "../../builder/version.ts";
import { QuoteType } from "./quote.ts";
import { setQuoteOrder } from "./set-quote-order.ts";

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
      seenIds: seenOrderInput(t),
    }),
  },
  {
    description: "Orders the quotes of a tab.",
    resolve: (_root, { input }, { database }) =>
      withSaved("quotes", () =>
        setQuoteOrder(database, {
          tabId: databaseIdOf("AboutTab", input.tabId),
          ids: input.quoteIds.map((id) => databaseIdOf("Quote", id)),
          seen: input.seenIds?.map((id) => databaseIdOf("Quote", id)),
        }),
      ),
  },
  {
    description: "The quotes in their new order.",
    outputFields: (t) => ({
      quotes: t.field({
        type: [QuoteType],
        nullable: true,
        description:
          "All quotes of the tab, also where their order was changed elsewhere. Null where the order was not accepted otherwise.",
        resolve: (payload) => payload.quotes,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
