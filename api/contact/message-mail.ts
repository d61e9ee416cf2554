import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../database/client.ts";
import { levelOf } from "../database/storage-fault.ts";
import { log } from "../log.ts";
import type { MailAccount, MailReadiness } from "./mail/mail-account.ts";
import { openTransport, usualMailTimes } from "./mail/open-transport.ts";
import {
  type ClaimedMail,
  claimMail,
  leaseTime,
  recordFailure,
  recordMailed,
  renewLease,
} from "./outbox.ts";

/** Tells the owner by mail that somebody wrote, at least once for each message (see outbox.ts). */
export type MessageMail = {
  /** What is stored with a new message: its mail, or nothing where mail is off. */
  draft: () => Promise<{ mail?: { create: { mailId: string } } }>;
  /** Starts to send what is due, and returns at once. */
  wake: () => void;
  /** Begins no further mail, and gives the one in progress a moment. */
  close: () => Promise<void>;
};

/** In milliseconds. */
const usualTimes = {
  /** How often it is looked whether a mail is due. */
  interval: 20_000,
  ...usualMailTimes,
  /** How long a stop waits for the mail in progress. */
  farewell: 5_000,
};

/**
 * Mail through the server of the settings, which are read for every mail, so that a change of them holds at
 * once. Where they do not suffice, mails wait.
 */
export function openMessageMail(
  readSettings: () => Promise<MailReadiness>,
  database: Database,
  times = usualTimes,
): MessageMail {
  let isClosed = false;

  const send = async (mail: ClaimedMail, account: MailAccount) => {
    const { id, name, email, company, message } = mail.message;
    const transport = openTransport(account, times);
    const renewal = setInterval(() => renewLease(database, mail).catch(() => {}), leaseTime / 3);
    try {
      await transport.sendMail({
        messageId: mail.mailId,
        replyTo: { name, address: email },
        subject: `Message from ${name}, ${company}`,
        text: `${message}\n\n${name}\n${company}\n${email}\n`,
      });
    } catch (error) {
      clearInterval(renewal);
      const isTriedAgain = await recordFailure(database, mail);
      log.error({ err: error, messageId: id, isTriedAgain }, "a message could not be mailed");
      return;
    } finally {
      clearInterval(renewal);
      transport.close();
    }
    await recordForSure(mail);
  };

  /** What a server has accepted must not be sent again, even where the database is locked or full now. */
  const recordForSure = async (mail: ClaimedMail): Promise<void> => {
    for (;;) {
      try {
        return await recordMailed(database, mail);
      } catch (error) {
        log.error({ err: error, messageId: mail.message.id }, "a mail could not be recorded");
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

  return {
    draft: async () => {
      const { state, recipient } = await readSettings();
      if (state === "off") return {};
      const domain = recipient.slice(recipient.lastIndexOf("@") + 1);
      return { mail: { create: { mailId: `<${randomUUID()}@${domain}>` } } };
    },
    wake,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await Promise.race([inProgress, wait(times.farewell, undefined, { ref: false })]);
    },
  };
}
