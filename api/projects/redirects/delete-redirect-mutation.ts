import { builder } from "../../builder/builder.ts";
import { databaseIdOf, globalIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { deleteRedirect } from "./delete-redirect.ts";

builder.relayMutationField(
  "deleteRedirect",
  {
    description: "Which redirect to remove.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "The redirect." }) }),
  },
  {
    description: "Removes a redirect: its address leads nowhere any more.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        redirect: await deleteRedirect(database, databaseIdOf("Redirect", input.id)),
      })),
  },
  {
    description: "The redirect that is gone.",
    outputFields: (t) => ({
      deletedRedirectId: t.id({
        nullable: true,
        description: "The id of what is gone. Null where there was nothing.",
        resolve: ({ redirect }) => redirect && globalIdOf("Redirect", redirect.id),
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
