import { arrangedListSize } from "../../builder/arranged-list-size.ts";
import { builder } from "../../builder/builder.ts";
import { databaseNumber } from "../../builder/global-id.ts";
import { versionDescription } from "../../builder/version.ts";
import { sanitizeHtml } from "../sanitize-html.ts";

export const AboutTabType = builder.prismaNode("AboutTab", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: databaseNumber(id) }),
  description: "A circle of collaborators on the About page.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that REST clients know it by." }),
    version: t.exposeInt("version", { description: versionDescription }),
    name: t.exposeString("name", { description: "The label of the tab." }),
    slug: t.exposeString("slug", { description: "The value of the tab in the page's address." }),
    contentHeading: t.exposeString("contentHeading", { description: "The heading of its panel." }),
    contentText: t.string({
      description: "The text of its panel as HTML: paragraphs, emphasis, lists and links only.",
      resolve: (tab) => sanitizeHtml(tab.contentText),
    }),
    quotesHeading: t.exposeString("quotesHeading", {
      description: "The heading above its quotes.",
    }),
    displayOrder: t.exposeInt("displayOrder", {
      description: "Place among the tabs, smallest first.",
    }),
    quotes: t.relatedConnection("quotes", {
      cursor: "id",
      maxSize: arrangedListSize,
      description: "What collaborators say, in order.",
      query: { orderBy: [{ displayOrder: "asc" }, { id: "asc" }] },
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last saved." }),
  }),
});

builder.queryField("aboutTabs", (t) =>
  t.prismaConnection({
    type: AboutTabType,
    cursor: "id",
    maxSize: arrangedListSize,
    description: "The circles of collaborators, in order.",
    resolve: (query, _root, _arguments, { database }) =>
      database.aboutTab.findMany({ ...query, orderBy: [{ displayOrder: "asc" }, { id: "asc" }] }),
  }),
);
