import { builder } from "../graphql/builder.ts";
import { userErrorsField, withUserErrors } from "../graphql/user-errors.ts";
import { saveSiteColors } from "./save-site-colors.ts";
import { SiteColorsType } from "./site-colors.ts";

builder.relayMutationField(
  "setPortfolioPassword",
  {
    description: "The new key to protected case studies.",
    inputFields: (t) => ({
      portfolioPassword: t.string({ required: true, description: "The password. Not blank." }),
    }),
  },
  {
    description:
      "Changes the portfolio password. Everyone who has access by the one before loses it.",
    resolve: (_root, { input }, context) =>
      withUserErrors(async () => ({ siteColors: await saveSiteColors(context, input) })),
  },
  {
    description: "The settings that the password is kept with.",
    outputFields: (t) => ({
      siteColors: t.field({
        type: SiteColorsType,
        nullable: true,
        description: "Them, as they are now. Null where the password was not accepted.",
        resolve: (payload) => payload.siteColors,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
