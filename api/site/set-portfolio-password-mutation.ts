import { builder } from "../builder/builder.ts";
import { userErrorsField, withSaved } from "../builder/user-errors.ts";
import { versionInput } from "../builder/version.ts";
import { setPortfolioPassword } from "./set-portfolio-password.ts";
import { SiteColorsType } from "./site-colors.ts";

builder.relayMutationField(
  "setPortfolioPassword",
  {
    description: "The new key to protected case studies.",
    inputFields: (t) => ({
      version: versionInput(t),
      portfolioPassword: t.string({ required: true, description: "The password. Not blank." }),
    }),
  },
  {
    description:
      "Changes the portfolio password. Everyone who has access by the one before loses it.",
    resolve: (_root, { input: { version, portfolioPassword } }, context) =>
      withSaved("siteColors", () =>
        setPortfolioPassword(context, portfolioPassword, version ?? undefined),
      ),
  },
  {
    description: "The settings that the password is stored with.",
    outputFields: (t) => ({
      siteColors: t.field({
        type: SiteColorsType,
        nullable: true,
        description:
          "Them, also where they were changed elsewhere. Null where the password was not accepted otherwise.",
        resolve: (payload) => payload.siteColors,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
