import { createWords, englishWords, type Words } from "../../words/create-words.ts";
import { setCodeOf } from "../../words/languages.ts";
import { sets } from "../../words/sets.ts";
import type { Database } from "../database/client.ts";
import { knownLanguage, knownWordings } from "./stored-wordings.ts";

/** The site's texts, for what is sent besides its pages. */
export async function readSiteWords(database: Pick<Database, "siteWords">): Promise<Words> {
  return siteWordsOf(await database.siteWords.findFirst());
}

/** The site's texts from their record; the documented English ones without it. */
export function siteWordsOf(row: { language: string; wordings: string } | null | undefined): Words {
  if (!row) return englishWords;
  const own = Object.fromEntries(knownWordings(row.wordings).map(({ key, text }) => [key, text]));
  const language = knownLanguage(row.language);
  return createWords(language, sets[setCodeOf(language)], own);
}
