import { englishWords, type Words } from "../../words/create-words.ts";
import { readSiteWordsRow, type SiteWordsRow } from "../database/queries/site.ts";
import type { Statements } from "../database/statements.ts";
import { levelOf } from "../database/storage-fault.ts";
import { log } from "../log.ts";
import { siteWordsOf } from "./read-site-words.ts";

/** Returns the site's texts; while they cannot be read, those of the last read. */
export type ReadWords = () => Promise<Words>;

/** For responses that must not depend on the database. Reads once at the start. */
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
