import { builder } from "../builder/builder.ts";
import { userErrorsField, withSaved } from "../builder/user-errors.ts";
import { versionInput } from "../builder/version.ts";
import { givenNotNull } from "../validation/given.ts";
import { SiteWordsType } from "./site-words.ts";
import { updateSiteWords } from "./update-site-words.ts";

const WordingInput = builder.inputType("WordingInput", {
  description: "A fixed text of the pages in the owner's own words.",
  fields: (t) => ({
    key: t.string({ required: true, description: "What names the text, such as menu.work." }),
    text: t.string({
      required: true,
      description:
        "At most 300 characters, with every parameter of the usual text, such as {name}. Empty for that text again.",
    }),
  }),
});

builder.relayMutationField(
  "updateSiteWords",
  {
    description: "The language and texts of the pages. What is left out stays as it is.",
    inputFields: (t) => ({
      version: versionInput(t),
      language: t.string({
        description: "A BCP 47 tag. There are texts for en, de, fr, es and nb.",
      }),
      wordings: t.field({ type: [WordingInput], description: "The texts to change." }),
    }),
  },
  {
    description:
      "Writes the language of the site and the owner's own texts. Where one is refused, the field at fault is its key.",
    resolve: (_root, { input: { version, ...change } }, { database }) =>
      withSaved("siteWords", () =>
        updateSiteWords(database, givenNotNull(change), version ?? undefined),
      ),
  },
  {
    description: "The language and texts as they are now.",
    outputFields: (t) => ({
      siteWords: t.field({
        type: SiteWordsType,
        nullable: true,
        description:
          "The language and texts, also where they were changed elsewhere. Null where the change was not accepted otherwise.",
        resolve: (payload) => payload.siteWords,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
