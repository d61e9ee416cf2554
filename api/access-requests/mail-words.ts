import { type MailWords, mailWordsOf } from "../../words/mails.ts";
import type { Database } from "../database/client.ts";
import { readSiteWords } from "../site/read-site-words.ts";

/** What the mails of the site to its visitors say, in the site's language. */
export async function readMailWords(database: Pick<Database, "siteWords">): Promise<MailWords> {
  const { language } = await readSiteWords(database);
  return mailWordsOf(language);
}
