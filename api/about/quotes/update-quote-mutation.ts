import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withSaved } from "../../builder/user-errors.ts";
import { versionInput } from "../../builder/version.ts";
import { givenNotNull } from "../../validation/given.ts";
import { QuoteType } from "./quote.ts";
import { updateQuote } from "./update-quote.ts";

builder.relayMutationField(
  "updateQuote",
  {
    description: "What is to change about a quote. What is left out stays as it is.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The quote." }),
      version: versionInput(t),
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
    resolve: (_root, { input: { id, tabId, version, ...change } }, { database }) =>
      withSaved("quote", () =>
        updateQuote(database, {
          id: databaseIdOf("Quote", id),
          tabId: tabId == null ? undefined : databaseIdOf("AboutTab", tabId),
          change: givenNotNull(change),
          version: version ?? undefined,
        }),
      ),
  },
  {
    description: "The quote as it is now.",
    outputFields: (t) => ({
      quote: t.field({
        type: QuoteType,
        nullable: true,
        description:
          "The quote, also where it was changed elsewhere. Null where the change was not accepted otherwise.",
        resolve: (payload) => payload.quote,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
