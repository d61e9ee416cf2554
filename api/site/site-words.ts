import { z } from "zod";
import type { WordKey } from "../../words/english.ts";
import { setCodeOf } from "../../words/languages.ts";
import { parametersOf } from "../../words/parameters.ts";
import { sets } from "../../words/sets.ts";
import { action, evenIfStale, savedAs } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import { byNumber, columns } from "../builder/expose.ts";
import { versionDescription, versionInput } from "../builder/version.ts";
import { saveSingle } from "../fields/single-record.ts";
import { accept, givenNotNull, type UserErrorShape, UserFault } from "../validation/accept.ts";
import { languageTag } from "../validation/language-tag.ts";
import { verbatimText } from "../validation/text.ts";
import {
  isWordKey,
  knownLanguage,
  knownWordings,
  readWordings,
  type StoredWordings,
} from "./read-site-words.ts";

const WordingType = builder.objectRef<{ key: string; text: string }>("Wording").implement({
  description:
    "The owner's replacement for a default text of the pages, such as the label of a menu item.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "The key of the text, such as `menu.work`." }),
    text: t.exposeString("text", {
      description: "The text. Pages replace parameters in braces, such as `{name}`.",
    }),
  }),
});

const SiteWordsType = builder.prismaNode("SiteWords", {
  ...byNumber,
  description: "The language of the site, and the owner's own texts.",
  fields: (t) => ({
    ...columns(t, {
      version: versionDescription,
      createdAt: "When language or texts were first saved.",
      updatedAt: "When language or texts were last saved.",
    }),
    language: t.string({
      description:
        "The language of the pages as a BCP 47 tag. There are texts for `en`, `de`, `fr`, `es` and `nb`; other languages begin with the English texts.",
      select: { language: true },
      resolve: ({ language }) => knownLanguage(language),
    }),
    wordings: t.field({
      type: [WordingType],
      description: "The owner's own texts. All other texts are the language's defaults.",
      select: { wordings: true },
      resolve: ({ wordings }) => knownWordings(wordings),
    }),
  }),
});

builder.queryField("siteWords", (t) =>
  t.prismaField({
    type: SiteWordsType,
    nullable: true,
    description:
      "The language and the fixed texts of the pages. Null where they were never changed: pages then have the documented English texts.",
    resolve: (query, _root, _arguments, { database }) => database.siteWords.findFirst(query),
  }),
);

const longestText = 300;
const keys = Object.keys(sets.en);

const wording = z
  .string()
  // Pages show a text on a single line, in a button or in an attribute, so line breaks become
  // spaces.
  .transform((text) => text.replace(/[\r\n\t]+/g, " ").trim())
  .pipe(verbatimText("A text", longestText));

const siteWordsChange = z
  .object({
    language: languageTag,
    wordings: z
      .array(z.object({ key: z.string(), text: z.string() }))
      .max(keys.length, `There are ${keys.length} texts`),
  })
  .partial();

const WordingInput = builder.inputType("WordingInput", {
  description:
    "The owner's replacement for a default text of the pages, such as the label of a menu item.",
  fields: (t) => ({
    key: t.string({ required: true, description: "The key of the text, such as `menu.work`." }),
    text: t.string({
      required: true,
      description:
        "The text, up to 300 characters, with every parameter of the default text, such as `{name}`. Empty to restore the default.",
    }),
  }),
});

action("updateSiteWords", {
  description:
    "Changes the language of the site and the owner's own texts. In userErrors, `field` is the key of the text, or `language`.",
  scopes: ["SETTINGS", "PUBLISH"],
  input: {
    description: "The changes to language and texts. Omitted fields stay unchanged.",
    fields: (t) => ({
      version: versionInput(t),
      language: t.string({
        description:
          "The language as a BCP 47 tag. There are texts for `en`, `de`, `fr`, `es` and `nb`.",
      }),
      wordings: t.field({ type: [WordingInput], description: "The texts to change." }),
    }),
  },
  run: ({ version, ...change }, { database }) => {
    const { language, wordings = [] } = accept(siteWordsChange, givenNotNull(change));
    const own = acceptWordings(wordings);
    return saveSingle(
      database,
      (transaction) => transaction.siteWords,
      (before) => {
        const tag = language ?? knownLanguage(before?.language ?? "en");
        const stored = { ...readWordings(before?.wordings ?? "{}"), ...own };
        return { language: tag, wordings: JSON.stringify(withoutDefaults(stored, tag)) };
      },
      { version, name: "site's wording" },
    );
  },
  payload: {
    description: "The language and texts after the change.",
    fields: savedAs("siteWords", SiteWordsType, evenIfStale("The language and texts", "they were")),
  },
});

function acceptWordings(wordings: readonly { key: string; text: string }[]) {
  const own: Partial<Record<WordKey, string>> = {};
  const faults: UserErrorShape[] = [];
  for (const { key, text } of wordings) {
    if (!isWordKey(key)) {
      faults.push({ field: key, message: "There is no text with this key.", code: "UNKNOWN" });
      continue;
    }
    try {
      own[key] = acceptWording(key, text);
    } catch (error) {
      if (!(error instanceof UserFault)) throw error;
      faults.push(...error.errors);
    }
  }
  if (faults.length > 0) throw new UserFault(...faults);
  return own;
}

function acceptWording(key: WordKey, given: string): string {
  const { [key]: text = "" } = accept(z.object({ [key]: wording }), { [key]: given });
  const missing = parametersOf(sets.en[key]).filter((name) => !text.includes(`{${name}}`));
  if (text && missing.length > 0) {
    const names = missing.map((name) => `{${name}}`).join(" and ");
    const message = `The page fills in ${names}: please leave that in the text.`;
    throw new UserFault({ field: key, message, code: "MISSING_PARAMETER" });
  }
  return text;
}

/** The stored texts without empty texts and default texts. Texts with keys of other versions stay. */
function withoutDefaults(stored: StoredWordings, language: string): StoredWordings {
  const set = sets[setCodeOf(language)];
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([key, text]) => !isWordKey(key) || (text !== "" && text !== set[key]),
    ),
  );
}
