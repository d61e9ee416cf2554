import { z } from "zod";
import type { WordKey } from "../../words/english.ts";
import { canonicalTag, setCodeOf } from "../../words/languages.ts";
import { parametersOf } from "../../words/parameters.ts";
import { sets } from "../../words/sets.ts";
import type { SiteWords } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { assertCurrent } from "../validation/assert-current.ts";
import { verbatimText } from "../validation/text.ts";
import { type UserErrorShape, UserFault } from "../validation/user-fault.ts";
import { isWordKey, knownLanguage, readWordings, type StoredWordings } from "./stored-wordings.ts";

const longestText = 300;
const keys = Object.keys(sets.en);

const languageTag = z
  .string()
  .trim()
  .max(35, "A language tag may be at most 35 characters long")
  .refine(
    (tag) => canonicalTag(tag) !== null,
    "Please give the language by its tag, such as en or de",
  )
  .transform((tag) => canonicalTag(tag) ?? tag);

const wording = z
  .string()
  // It stands in one line, a button or an attribute.
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

export type SiteWordsChange = z.input<typeof siteWordsChange>;

/**
 * Sets the language, and the texts that are given; an empty one goes back to that of the language.
 * @throws {UserFault} whose fields are `language` or the keys of texts; STALE_VERSION
 */
export async function updateSiteWords(
  database: Database,
  change: SiteWordsChange,
  version?: number,
): Promise<SiteWords> {
  const { language, wordings = [] } = accept(siteWordsChange, change);
  const own = acceptWordings(wordings);
  return changeContent(database, async (transaction) => {
    const before = await transaction.siteWords.findUnique({ where: { id: 1 } });
    assertCurrent(before, version, "site's wording");
    const tag = language ?? knownLanguage(before?.language ?? "en");
    const stored = { ...readWordings(before?.wordings ?? "{}"), ...own };
    const data = { language: tag, wordings: JSON.stringify(withoutDefaults(stored, tag)) };
    return transaction.siteWords.upsert({
      where: { id: 1 },
      create: data,
      update: { ...data, version: { increment: 1 } },
    });
  });
}

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

/** Without texts that are empty or those of the language. What another version stored stays. */
function withoutDefaults(stored: StoredWordings, language: string): StoredWordings {
  const set = sets[setCodeOf(language)];
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([key, text]) => !isWordKey(key) || (text !== "" && text !== set[key]),
    ),
  );
}
