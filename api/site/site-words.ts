import { builder } from "../builder/builder.ts";
import { databaseNumber } from "../builder/global-id.ts";
import { versionDescription } from "../builder/version.ts";
import { knownLanguage, knownWordings } from "./stored-wordings.ts";

const WordingType = builder.objectRef<{ key: string; text: string }>("Wording").implement({
  description: "A fixed text of the pages, as the owner has worded it.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "What names the text, such as menu.work." }),
    text: t.exposeString("text", {
      description: "The text. A name in braces, such as {name}, is filled in by the page.",
    }),
  }),
});

export const SiteWordsType = builder.prismaNode("SiteWords", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: databaseNumber(id) }),
  description: "The language of the site, and the fixed texts that its owner has worded herself.",
  fields: (t) => ({
    version: t.exposeInt("version", { description: versionDescription }),
    language: t.string({
      description:
        "The language of the pages as a BCP 47 tag, such as en, de, fr, es or nb. Texts come in these five; others begin with the English ones.",
      select: { language: true },
      resolve: ({ language }) => knownLanguage(language),
    }),
    wordings: t.field({
      type: [WordingType],
      description: "The owner's own texts. All others are those of the language.",
      select: { wordings: true },
      resolve: ({ wordings }) => knownWordings(wordings),
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

builder.queryField("siteWords", (t) =>
  t.prismaField({
    type: SiteWordsType,
    nullable: true,
    description:
      "The language and the fixed texts of the pages. Null where they were never changed: English, as documented.",
    resolve: (query, _root, _arguments, { database }) => database.siteWords.findFirst(query),
  }),
);
