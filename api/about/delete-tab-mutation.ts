import { builder } from "../graphql/builder.ts";
import { databaseIdOf, globalIdOf } from "../graphql/global-id.ts";
import { userErrorsField, withUserErrors } from "../graphql/user-errors.ts";
import { deleteTab } from "./write-tab.ts";

builder.relayMutationField(
  "deleteAboutTab",
  {
    description: "Which tab to remove.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The tab." }),
    }),
  },
  {
    description: "Removes a tab of collaborators with its quotes.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        tab: await deleteTab(database, databaseIdOf("AboutTab", input.id)),
      })),
  },
  {
    description: "The tab that is gone.",
    outputFields: (t) => ({
      deletedAboutTabId: t.id({
        nullable: true,
        description: "The id of what is gone. Null where there was nothing.",
        resolve: ({ tab }) => tab && globalIdOf("AboutTab", tab.id),
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
