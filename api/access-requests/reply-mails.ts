import { type MailWords, mailWordsOf } from "../../words/mails.ts";
import type { Reply } from "../contact/message-mail.ts";
import type { Database } from "../database/client.ts";
import { readSiteWords } from "../site/read-site-words.ts";

type Approval = { name: string; address: string; expiresAt: Date | null };

/** The mail that approves a request. It contains the link's address, and the day on which the link expires. */
export async function approvalMail(
  database: Database,
  { name, address, expiresAt }: Approval,
): Promise<Reply> {
  const { say, language } = await readMailWords(database);
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return write(database, say("approvedSubject"), [
    say("greeting", { name }),
    say("approved"),
    address,
    say("alone"),
    ...(expiresAt ? [say("ends", { date: day.format(expiresAt) })] : []),
  ]);
}

/** The mail that declines a request. */
export async function refusalMail(database: Database, name: string): Promise<Reply> {
  const { say } = await readMailWords(database);
  return write(database, say("declinedSubject"), [say("greeting", { name }), say("declined")]);
}

async function write(database: Database, subject: string, paragraphs: string[]): Promise<Reply> {
  const { ownerName } = await database.siteIdentity.findFirstOrThrow({
    select: { ownerName: true },
  });
  const signed = ownerName ? [...paragraphs, ownerName] : paragraphs;
  return { subject, text: `${signed.join("\n\n")}\n` };
}

/** The texts of mails to visitors, in the site's language. */
export async function readMailWords(database: Pick<Database, "siteWords">): Promise<MailWords> {
  const { language } = await readSiteWords(database);
  return mailWordsOf(language);
}
