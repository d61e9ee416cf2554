import { createWords, englishWords, type Words } from "../../words/create-words.ts";
import { english, type WordKey } from "../../words/english.ts";
import { canonicalTag, setCodeOf } from "../../words/languages.ts";
import { sets } from "../../words/sets.ts";
import type { Database } from "../database/client.ts";
import { readSiteWordsRow, type SiteWordsRow } from "../database/queries/site.ts";
import type { Statements } from "../database/statements.ts";
import { levelOf } from "../database/storage-fault.ts";
import { log } from "../log.ts";
import { parseJson } from "../parse-json.ts";

/** The owner's own texts by key, and texts with keys of other versions of the product. */
export type StoredWordings = Record<string, unknown>;

/** Parses the stored texts. Returns an empty object for anything except a JSON object. */
export function readWordings(stored: string): StoredWordings {
  const value = parseJson(stored);
  return isRecord(value) ? value : {};
}

/** The stored texts with keys of this version, without empty texts. */
export function knownWordings(stored: string): { key: WordKey; text: string }[] {
  return Object.entries(readWordings(stored)).flatMap(([key, text]) =>
    isWordKey(key) && typeof text === "string" && text ? [{ key, text }] : [],
  );
}

/** The stored language; English for an invalid tag. */
export function knownLanguage(stored: string): string {
  return canonicalTag(stored) ?? "en";
}

export function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(english, key);
}

function isRecord(value: unknown): value is StoredWordings {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads the site's texts, for responses other than pages. Pages read the texts through GraphQL. */
export async function readSiteWords(database: Pick<Database, "siteWords">): Promise<Words> {
  return siteWordsOf(await database.siteWords.findFirst());
}

/** The site's texts from their record; without a record, the documented English texts. */
function siteWordsOf(row: { language: string; wordings: string } | null | undefined): Words {
  if (!row) return englishWords;
  const own = Object.fromEntries(knownWordings(row.wordings).map(({ key, text }) => [key, text]));
  const language = knownLanguage(row.language);
  return createWords(language, sets[setCodeOf(language)], own);
}

/** Returns the site's texts. While the texts cannot be read, returns those of the last successful read. */
export type ReadWords = () => Promise<Words>;

/** Creates a `ReadWords` for responses that must work without the database, and reads the texts once. */
export async function createReadWords(reads: Statements): Promise<ReadWords> {
  let known: { row: SiteWordsRow | undefined; words: Words } = {
    row: undefined,
    words: englishWords,
  };
  let isReadable = true;
  const readWords = async () => {
    try {
      const row = await readSiteWordsRow(reads);
      isReadable = true;
      if (row?.language !== known.row?.language || row?.wordings !== known.row?.wordings) {
        known = { row, words: siteWordsOf(row) };
      }
    } catch (error) {
      // Logged once for each outage.
      if (isReadable)
        log[levelOf(error)]({ err: error }, "the words of the site could not be read");
      isReadable = false;
    }
    return known.words;
  };
  await readWords();
  return readWords;
}
