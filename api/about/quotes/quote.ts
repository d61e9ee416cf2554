import { quote } from "../../../content/settings/collaborators.ts";
import { builder } from "../../builder/builder.ts";
import { byNumber } from "../../builder/expose.ts";
import { versionDescription } from "../../builder/version.ts";
import { serveSettings } from "../../fields/settings.ts";

export const QuoteType = builder.prismaNode("Quote", {
  ...byNumber,
  description: "A quote of a collaborator.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id in the REST API." }),
    version: t.exposeInt("version", { description: versionDescription }),
    tab: t.relation("tab", { description: "The tab of the quote." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last saved." }),
  }),
});

export const quoteSettings = serveSettings(quote, {}, {});

quoteSettings.addOutputs(QuoteType);
