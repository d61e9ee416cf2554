import { builder } from "../../builder/builder.ts";
import { databaseIdOf, globalIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withSaved } from "../../builder/user-errors.ts";
import { versionInput } from "../../builder/version.ts";
import { deleteQuote } from "./delete-quote.ts";
import { QuoteType } from "./quote.ts";

builder.relayMutationField(
  "deleteQuote",
  {
    description: "Which quote to remove.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The quote." }),
      version: versionInput(t),
    }),
  },
  {
    description: "Removes a quote.",
    resolve: (_root, { input }, { database }) =>
      withSaved("quote", () =>
        deleteQuote(database, databaseIdOf("Quote", input.id), input.version ?? undefined),
      ),
  },
  {
    description: "The quote that is gone.",
    outputFields: (t) => ({
      deletedQuoteId: t.id({
        nullable: true,
        description: "The id of what is gone. Null where nothing is.",
        resolve: ({ quote, userErrors = [] }) =>
          quote && userErrors.length === 0 ? globalIdOf("Quote", quote.id) : null,
      }),
      quote: t.field({
        type: QuoteType,
        nullable: true,
        description:
          "The quote, where it was changed elsewhere and is still there. Null otherwise.",
        resolve: ({ quote, userErrors = [] }) => (userErrors.length > 0 ? quote : null),
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
