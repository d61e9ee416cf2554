import { builder } from "../builder/builder.ts";
import { userErrorsField, withSaved } from "../builder/user-errors.ts";
import { versionInput } from "../builder/version.ts";
import { givenNotNull } from "../validation/given.ts";
import { SiteColorsType } from "./site-colors.ts";
import { updateSiteColors } from "./update-site-colors.ts";

const hexDescription = "As hex with a leading #, of 3 or 6 digits. Unset to leave it.";

builder.relayMutationField(
  "updateSiteColors",
  {
    description: "Colours for the site. What is left out stays as it is.",
    inputFields: (t) => ({
      version: versionInput(t),
      background: t.string({ description: `Behind everything. ${hexDescription}` }),
      textPrimary: t.string({ description: `Headings and body text. ${hexDescription}` }),
      textSecondary: t.string({ description: `Captions and labels. ${hexDescription}` }),
      navHover: t.string({ description: `Links under the pointer. ${hexDescription}` }),
      portfolioPassword: t.string({
        description: "The portfolio password, as setPortfolioPassword takes it. Unset to leave it.",
      }),
    }),
  },
  {
    description: "Writes the colours of the site, and the portfolio password with them if given.",
    resolve: (_root, { input: { version, ...change } }, context) =>
      withSaved("siteColors", () =>
        updateSiteColors(context, givenNotNull(change), version ?? undefined),
      ),
  },
  {
    description: "The colours as they are now.",
    outputFields: (t) => ({
      siteColors: t.field({
        type: SiteColorsType,
        nullable: true,
        description:
          "The colours, also where they were changed elsewhere. Null where the change was not accepted otherwise.",
        resolve: (payload) => payload.siteColors,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
