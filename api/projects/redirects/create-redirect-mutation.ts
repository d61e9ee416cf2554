import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { createRedirect } from "./create-redirect.ts";
import { RedirectType } from "./redirect.ts";

builder.relayMutationField(
  "createRedirect",
  {
    description: "From where to where.",
    inputFields: (t) => ({
      path: t.string({
        required: true,
        description:
          "The old address: a path that this site does not have, such as /portfolio/passage.html, or one with parameters, such as /?p=123. A whole address is as good as its path; parameters of campaigns are left out.",
      }),
      target: t.string({
        required: true,
        description: "A project or page of this site, such as /project/passage or /about.",
      }),
    }),
  },
  {
    description: "Makes an address of a former site lead to a project or page of this one.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({ redirect: await createRedirect(database, input) })),
  },
  {
    description: "The redirect that was made.",
    outputFields: (t) => ({
      redirect: t.field({
        type: RedirectType,
        nullable: true,
        description: "The redirect. Null where it was not accepted.",
        resolve: ({ redirect }) => redirect,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
