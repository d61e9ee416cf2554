import { builder } from "../graphql/builder.ts";
import { databaseIdOf } from "../graphql/global-id.ts";
import { userErrorsField, withUserErrors } from "../graphql/user-errors.ts";
import { givenNotNull } from "../validation/given.ts";
import { QuoteType } from "./quote.ts";
import { updateQuote } from "./write-quote.ts";

builder.relayMutationField(
  "updateQuote",
  {
    description: "What is to change about a quote. What is left out stays as it is.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The quote." }),
      tabId: t.id({ description: "The tab to move it to." }),
      quote: t.string({ description: "The words." }),
      authorName: t.string({ description: "Who says it." }),
      authorTitle: t.string({ description: "What they do." }),
      authorCompany: t.string({ description: "Where they do it." }),
      displayOrder: t.int({ description: "Place among the tab's quotes, smallest first." }),
    }),
  },
  {
    description: "Changes a quote.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => {
        const { id, tabId, ...change } = input;
        const target = tabId == null ? undefined : databaseIdOf("AboutTab", tabId);
        const quoteId = databaseIdOf("Quote", id);
        return { quote: await updateQuote(database, quoteId, target, givenNotNull(change)) };
      }),
  },
  {
    description: "The quote as it is now.",
    outputFields: (t) => ({
      quote: t.field({
        type: QuoteType,
        nullable: true,
        description: "The quote. Null where it was not accepted.",
        resolve: (payload) => payload.quote,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
