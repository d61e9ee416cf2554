import { quote } from "../../../content/settings/collaborators.ts";
import { builder } from "../../builder/builder.ts";
import { byNumber } from "../../builder/expose.ts";
import { versionDescription } from "../../builder/version.ts";
import { serveSettings } from "../../fields/settings.ts";

export const QuoteType = builder.prismaNode("Quote", {
  ...byNumber,
  description: "What a collaborator says.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that REST clients know it by." }),
    version: t.exposeInt("version", { description: versionDescription }),
    tab: t.relation("tab", { description: "The circle it belongs to." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last saved." }),
  }),
});

export const quoteSettings = serveSettings(quote, {}, {});

quoteSettings.addOutputs(QuoteType);
