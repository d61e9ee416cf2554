import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { commentsMail, firstReadMail, signInMail, warningMail } from "../../words/mails.ts";
import { openOrNull, type SealedText } from "../access/sealed-text.ts";
import type { Database } from "../database/client.ts";
import { levelOf } from "../database/storage-fault.ts";
import { log } from "../log.ts";
import { parseJson } from "../parse-json.ts";
import type { MailAccount, MailReadiness } from "./mail/mail-account.ts";
import { automatic, defaultMailTimes, mailBody, openTransport } from "./mail/open-transport.ts";
import { claimMail, giveUp, leaseTime, recordFailure, recordMailed, renewLease } from "./outbox.ts";
import type { ClaimedMail, ReadLink } from "./outbox-tables.ts";

/** A mail to the sender of a message. */
export type Reply = { subject: string; text: string };

/**
 * Mails the owner about events, such as new messages, first reads of links and new sign-ins, and
 * sends replies to visitors. Each mail is sent at least once (see outbox.ts).
 */
export type MessageMail = {
  /** The mail about a new message, to be stored with the message. An empty object where mail is off. */
  draft: () => Promise<{ mail?: { create: { mailId: string } } }>;
  /** The columns of a reply for OutgoingReply. Null where mail is off. */
  draftReply: (reply: Reply) => Promise<{ mailId: string; sealed: string } | null>;
  /** The columns that the tables of notices to the owner have in common. Null where mail is off. */
  draftNotice: () => Promise<{ mailId: string } | null>;
  /** Mails a warning to the owner, where mail is on. */
  warn: (problem: string) => Promise<void>;
  /** Begins to send the mails that are due, without waiting for them. */
  wake: () => void;
  /** Begins no further mail, and waits a few seconds for the mail in progress. */
  close: () => Promise<void>;
};

/** All times in milliseconds. */
const defaultTimes = {
  /** How often the outbox is checked. */
  interval: 20_000,
  ...defaultMailTimes,
  /** How long `close` waits for the mail in progress. */
  farewell: 5_000,
};

type Services = {
  readSettings: () => Promise<MailReadiness>;
  database: Database;
  sealedText: SealedText;
};

/**
 * Opens the outbox: due mails are sent every `times.interval`, and at once after `wake`. The
 * settings are read for every mail, so that changes take effect at once. Mails wait while the
 * settings are incomplete.
 */
export function openMessageMail(
  { readSettings, database, sealedText }: Services,
  times = defaultTimes,
): MessageMail {
  let isClosed = false;

  const send = async (mail: ClaimedMail, account: MailAccount) => {
    const about = { kind: mail.kind, id: mail.id };
    const content = contentOf(mail, account, sealedText);
    // A later attempt would find no content, either.
    if (!content) return giveUp(database, mail);
    const transport = openTransport(account, times);
    const renewal = setInterval(() => renewLease(database, mail).catch(() => {}), leaseTime / 3);
    try {
      const body = mailBody(content.text);
      await transport.sendMail({ messageId: mail.mailId, ...content, ...body });
    } catch (error) {
      clearInterval(renewal);
      const isTriedAgain = await recordFailure(database, mail);
      log.error({ err: error, ...about, isTriedAgain }, "a mail could not be sent");
      return;
    } finally {
      clearInterval(renewal);
      transport.close();
    }
    await recordForSure(mail);
  };

  /**
   * Records that a server has accepted a mail, which must not be sent again. Tries until it succeeds, because
   * the database may be locked or the disk full; after `close` only once.
   */
  const recordForSure = async (mail: ClaimedMail): Promise<void> => {
    for (;;) {
      try {
        return await recordMailed(database, mail);
      } catch (error) {
        const { kind, id } = mail;
        log.error({ err: error, kind, id }, "a mail could not be recorded");
        if (isClosed) return;
        await wait(1_000, undefined, { ref: false });
      }
    }
  };

  const sendDue = async () => {
    try {
      while (!isClosed) {
        const { account } = await readSettings();
        const mail = account && (await claimMail(database));
        if (!mail) return;
        await send(mail, account);
      }
    } catch (error) {
      log[levelOf(error)]({ err: error }, "the outbox could not be read");
    }
  };

  let inProgress: Promise<void> | undefined;
  let isWoken = false;
  const wake = () => {
    isWoken = true;
    if (isClosed || inProgress) return;
    isWoken = false;
    inProgress = sendDue().then(() => {
      inProgress = undefined;
      if (isWoken) wake();
    });
  };
  const timer = setInterval(wake, times.interval).unref();

  /** A Message-ID with the sender's domain. Null where mail is off. */
  const makeMailId = async () => {
    const { state, sender } = await readSettings();
    if (state === "off") return null;
    return `<${randomUUID()}@${sender.slice(sender.lastIndexOf("@") + 1)}>`;
  };

  return {
    draft: async () => {
      const mailId = await makeMailId();
      return mailId === null ? {} : { mail: { create: { mailId } } };
    },
    draftReply: async (reply) => {
      const mailId = await makeMailId();
      return mailId === null ? null : { mailId, sealed: sealedText.seal(JSON.stringify(reply)) };
    },
    draftNotice: async () => {
      const mailId = await makeMailId();
      return mailId === null ? null : { mailId };
    },
    warn: async (problem) => {
      const mailId = await makeMailId();
      if (mailId === null) return;
      await database.outgoingWarning.create({ data: { mailId, problem } });
      wake();
    },
    wake,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await Promise.race([inProgress, wait(times.farewell, undefined, { ref: false })]);
    },
  };
}

const replySchema = z.object({ subject: z.string(), text: z.string() });

/**
 * The content of a mail. Null for a reply that cannot be decrypted or parsed, and where all comments were
 * deleted.
 */
function contentOf(mail: ClaimedMail, account: MailAccount, sealedText: SealedText) {
  if (mail.kind === "comments") {
    const { projects } = mail;
    return projects.length === 0 ? null : { headers: automatic, ...commentsMail(projects) };
  }
  if (mail.kind === "firstRead") return { headers: automatic, ...readNoticeOf(mail.link) };
  if (mail.kind === "warning") return { headers: automatic, ...warningMail(mail.problem) };
  if (mail.kind === "signIn") return { headers: automatic, ...signInMail(mail) };
  const { name, email, company, message, accessRequest } = mail.message;
  if (mail.kind === "reply") {
    const text = mail.sealed && openOrNull(sealedText, mail.sealed);
    const { data: reply } = replySchema.safeParse(parseJson(text ?? ""));
    return reply ? { to: { name, address: email }, replyTo: account.recipient, ...reply } : null;
  }
  const wish =
    accessRequest && `Asks for access${accessRequest.slug && ` to ${accessRequest.slug}`}`;
  return {
    headers: automatic,
    replyTo: { name, address: email },
    subject: `${accessRequest ? "Request for access" : "Message"} from ${company ? `${name}, ${company}` : name}`,
    text: `${wish ? `${wish}.\n\n` : ""}${message}\n\n${name}\n${company ? `${company}\n` : ""}${email}\n`,
  };
}

/** The mail about the first read of a link. It names the link's projects, but not what was read. */
function readNoticeOf({ recipient, projects }: ReadLink) {
  const names = projects.filter(({ project }) => !project.deletedAt);
  return firstReadMail(
    // The recipient is in the subject, and a line break would end a mail header.
    recipient.replace(/\s+/g, " "),
    names.map(({ project }) => project.name),
  );
}
