import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { givenNotNull } from "../../validation/given.ts";
import { createQuote } from "./create-quote.ts";
import { QuoteType } from "./quote.ts";

builder.relayMutationField(
  "createQuote",
  {
    description: "What a collaborator says.",
    inputFields: (t) => ({
      tabId: t.id({ required: true, description: "The tab it belongs to." }),
      quote: t.string({ required: true, description: "The words." }),
      authorName: t.string({ required: true, description: "Who says it." }),
      authorTitle: t.string({ required: true, description: "What they do." }),
      authorCompany: t.string({ required: true, description: "Where they do it." }),
      displayOrder: t.int({
        description: "Place among the tab's quotes, smallest first; 0 unless said.",
      }),
    }),
  },
  {
    description: "Adds a quote to a tab.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => {
        const { tabId, displayOrder, ...fields } = input;
        const quote = { ...fields, ...givenNotNull({ displayOrder }) };
        return { quote: await createQuote(database, databaseIdOf("AboutTab", tabId), quote) };
      }),
  },
  {
    description: "The quote that was made.",
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
