import { z } from "zod";
import { openOrNull } from "../access/sealed-text.ts";
import { action, saved } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { databaseNumber } from "../builder/global-id.ts";
import { versionDescription, versionInput } from "../builder/version.ts";
import type { SiteColors } from "../database/__generated__/prisma/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { assertCurrent } from "../validation/assert-current.ts";
import { color } from "../validation/color.ts";
import { given, givenNotNull } from "../validation/given.ts";
import { requiredText } from "../validation/text.ts";

const SiteColorsType = builder.prismaNode("SiteColors", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: databaseNumber(id) }),
  description:
    "The four colours that the whole site derives its look from, as hex with a leading #.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that REST clients know it by." }),
    version: t.exposeInt("version", { description: versionDescription }),
    background: t.exposeString("background", { description: "Behind everything." }),
    textPrimary: t.exposeString("textPrimary", { description: "Headings and body text." }),
    textSecondary: t.exposeString("textSecondary", { description: "Captions and labels." }),
    navHover: t.exposeString("navHover", {
      description: "Links under the pointer, and what is chosen.",
    }),
    portfolioPassword: t.string({
      nullable: true,
      description:
        "The portfolio password, for the owner. Null for everyone else, and where it was encrypted with another secret.",
      resolve: ({ portfolioPasswordEncrypted }, _arguments, { viewer, sealedText }) =>
        viewer.isOwner ? openOrNull(sealedText, portfolioPasswordEncrypted) : null,
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When they were first saved.",
    }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      description: "When they were last saved.",
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

const hexDescription = "As hex with a leading #, of 3 or 6 digits. Unset to leave it.";

action("updateSiteColors", {
  description: "Writes the colours of the site, and the portfolio password with them if given.",
  input: {
    description: "Colours for the site. What is left out stays as it is.",
    fields: (t) => ({
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
  run: ({ version, ...change }, context) => writeColors(context, givenNotNull(change), version),
  payload: {
    description: "The colours as they are now.",
    fields: (t) => ({
      siteColors: t.field(
        saved(
          SiteColorsType,
          "The colours, also where they were changed elsewhere. Null where the change was not accepted otherwise.",
        ),
      ),
    }),
  },
});

action("setPortfolioPassword", {
  description:
    "Changes the portfolio password. Everyone who has access by the one before loses it.",
  input: {
    description: "The new key to protected case studies.",
    fields: (t) => ({
      version: versionInput(t),
      portfolioPassword: t.string({ required: true, description: "The password. Not blank." }),
    }),
  },
  run: ({ version, ...change }, context) => writeColors(context, change, version),
  payload: {
    description: "The settings that the password is stored with.",
    fields: (t) => ({
      siteColors: t.field(
        saved(
          SiteColorsType,
          "Them, also where they were changed elsewhere. Null where the password was not accepted otherwise.",
        ),
      ),
    }),
  },
});

/**
 * Writes the colours and the portfolio password given. Another password than the one before ends all
 * access granted with that one. @throws {UserFault} by field, STALE_VERSION among them.
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
