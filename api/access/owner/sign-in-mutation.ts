import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { ViewerType } from "../viewer-type.ts";
import { signIn } from "./sign-in.ts";

builder.relayMutationField(
  "signIn",
  {
    description: "Who wants in.",
    inputFields: (t) => ({
      password: t.string({ required: true, description: "The owner's password." }),
    }),
  },
  {
    description:
      "Starts the owner's session, whose cookie comes with the response. Open to everyone; a few wrong passwords from one address close it for a while (TOO_MANY_REQUESTS).",
    skipTypeScopes: true,
    resolve: (_root, { input }, context) =>
      withUserErrors(async () => {
        await signIn(context, input.password);
        return { viewer: { isOwner: true, hasPortfolioAccess: true } };
      }),
  },
  {
    description: "Who the caller is now.",
    outputFields: (t) => ({
      viewer: t.field({
        type: ViewerType,
        nullable: true,
        description: "The caller from the next request on. Null where the password was wrong.",
        resolve: (payload) => payload.viewer,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
