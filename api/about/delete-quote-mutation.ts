import { builder } from "../graphql/builder.ts";
import { databaseIdOf, globalIdOf } from "../graphql/global-id.ts";
import { userErrorsField, withUserErrors } from "../graphql/user-errors.ts";
import { deleteQuote } from "./write-quote.ts";

builder.relayMutationField(
  "deleteQuote",
  {
    description: "Which quote to remove.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The quote." }),
    }),
  },
  {
    description: "Removes a quote.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        quote: await deleteQuote(database, databaseIdOf("Quote", input.id)),
      })),
  },
  {
    description: "The quote that is gone.",
    outputFields: (t) => ({
      deletedQuoteId: t.id({
        nullable: true,
        description: "The id of what is gone. Null where there was nothing.",
        resolve: ({ quote }) => quote && globalIdOf("Quote", quote.id),
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
