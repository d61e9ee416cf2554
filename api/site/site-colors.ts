import { z } from "zod";
import { refusalOfScopes } from "../../content/token-scopes.ts";
import { openOrNull } from "../access/sealed-text.ts";
import { isInPerson } from "../access/viewer.ts";
import { action, evenIfStale, savedAs } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { byNumber, columns } from "../builder/expose.ts";
import { versionDescription, versionInput } from "../builder/version.ts";
import type { SiteColors } from "../database/__generated__/prisma/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept, assertCurrent, given, givenNotNull, refusal } from "../validation/accept.ts";
import { color } from "../validation/color.ts";
import { requiredText } from "../validation/text.ts";

const SiteColorsType = builder.prismaNode("SiteColors", {
  ...byNumber,
  description: "The four colours from which the site's look is derived, as hex with a leading #.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id in the REST API." }),
    ...columns(t, {
      version: versionDescription,
      background: "The background.",
      textPrimary: "Headings and body text.",
      textSecondary: "Captions and labels.",
      navHover: "Hovered links, and selected items.",
      createdAt: "When the colours were first saved.",
      updatedAt: "When the colours or the portfolio password were last saved.",
    }),
    portfolioPassword: t.string({
      nullable: true,
      description:
        "The portfolio password, for the owner. Null for everyone else, where there is none, and where it was encrypted with another secret than the site has now.",
      resolve: ({ portfolioPasswordEncrypted }, _arguments, { viewer, sealedText }) =>
        isInPerson(viewer) ? openOrNull(sealedText, portfolioPasswordEncrypted) : null,
    }),
    hasPortfolioPassword: t.boolean({
      authScopes: { owner: true },
      description:
        "Whether there is a portfolio password that unlocks protected case studies. False where it was encrypted with another secret than the site has now. Not available to visitors.",
      resolve: ({ portfolioPasswordEncrypted }, _arguments, { sealedText }) =>
        openOrNull(sealedText, portfolioPasswordEncrypted) !== null,
    }),
  }),
});

builder.queryField("siteColors", (t) =>
  t.prismaField({
    type: SiteColorsType,
    description: "The colours of the site.",
    resolve: (query, _root, _arguments, { database }) =>
      database.siteColors.findFirstOrThrow(query),
  }),
);

const siteColorsChange = z
  .object({
    background: color,
    textPrimary: color,
    textSecondary: color,
    navHover: color,
    portfolioPassword: requiredText("Password", 200, "Please enter a password."),
  })
  .partial();

const hexDescription = "As hex with a leading #, of 3 or 6 digits. Omit to leave it unchanged.";

action("updateSiteColors", {
  description: "Changes the colours of the site, and the portfolio password if it is given.",
  scopes: ["SETTINGS", "PUBLISH"],
  input: {
    description: "The changes to the colours. Omitted fields stay unchanged.",
    fields: (t) => ({
      version: versionInput(t),
      background: t.string({ description: `The background. ${hexDescription}` }),
      textPrimary: t.string({ description: `Headings and body text. ${hexDescription}` }),
      textSecondary: t.string({ description: `Captions and labels. ${hexDescription}` }),
      navHover: t.string({ description: `Hovered links. ${hexDescription}` }),
      portfolioPassword: t.string({
        description:
          "The portfolio password, as in setPortfolioPassword. Omit to leave it unchanged.",
      }),
    }),
  },
  run: ({ version, ...input }, context) => {
    const change = givenNotNull(input);
    if (change.portfolioPassword !== undefined && context.viewer.token) {
      throw refusal("FORBIDDEN", refusalOfScopes(true), "portfolioPassword");
    }
    return writeColors(context, change, version);
  },
  payload: {
    description: "The colours after the change.",
    fields: savedAs("siteColors", SiteColorsType, evenIfStale("The colours", "they were")),
  },
});

action("setPortfolioPassword", {
  description: "Changes the portfolio password. Access that was granted by the old one ends.",
  input: {
    description: "The new password for protected case studies.",
    fields: (t) => ({
      version: versionInput(t),
      portfolioPassword: t.string({ required: true, description: "The password. Not blank." }),
    }),
  },
  run: ({ version, ...change }, context) => writeColors(context, change, version),
  payload: {
    description: "The settings that contain the password.",
    fields: savedAs(
      "siteColors",
      SiteColorsType,
      "The settings, also where the password was refused because they were changed elsewhere. Null where the password was refused for another reason.",
    ),
  },
});

/**
 * Writes the given colours and portfolio password. A new password ends all access that was granted by the old
 * password. @throws {UserFault} for invalid fields, or STALE_VERSION
 */
function writeColors(
  { database, sealedText }: Pick<Context, "database" | "sealedText">,
  change: z.input<typeof siteColorsChange>,
  version: number | null | undefined,
): Promise<SiteColors> {
  const { portfolioPassword, ...colors } = accept(siteColorsChange, change);
  return changeContent(database, async (transaction) => {
    const before = await transaction.siteColors.findFirstOrThrow();
    assertCurrent(before, version, "color scheme");
    const isNewPassword =
      portfolioPassword !== undefined &&
      portfolioPassword !== openOrNull(sealedText, before.portfolioPasswordEncrypted);
    const password = isNewPassword && {
      portfolioPasswordEncrypted: sealedText.seal(portfolioPassword),
      portfolioPasswordVersion: { increment: 1 },
    };
    return transaction.siteColors.update({
      where: { id: before.id },
      data: { ...given(colors), ...password, version: { increment: 1 } },
    });
  });
}
