import { openOrNull } from "../access/sealed-text.ts";
import { builder } from "../builder/builder.ts";
import { databaseNumber } from "../builder/global-id.ts";
import { versionDescription } from "../builder/version.ts";

export const SiteColorsType = builder.prismaNode("SiteColors", {
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
