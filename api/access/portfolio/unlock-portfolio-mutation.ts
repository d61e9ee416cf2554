import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { ViewerType } from "../viewer-type.ts";
import { unlockPortfolio } from "./unlock-portfolio.ts";

builder.relayMutationField(
  "unlockPortfolio",
  {
    description: "The key to protected case studies.",
    inputFields: (t) => ({
      password: t.string({ required: true, description: "The portfolio password." }),
    }),
  },
  {
    description:
      "Gives this browser access to protected case studies, by a cookie that ends with the browser's session or with the password. Open to everyone; a few wrong passwords from one address close it for a while (TOO_MANY_REQUESTS).",
    skipTypeScopes: true,
    resolve: (_root, { input }, context) =>
      withUserErrors(async () => {
        await unlockPortfolio(context, input.password);
        return { viewer: { ...context.viewer, hasPortfolioAccess: true } };
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
