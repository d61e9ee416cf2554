import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import SMTPTransport from "nodemailer/lib/smtp-transport/index.js";
import type { Database } from "../database/client.ts";
import { log } from "../log.ts";
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
  /** What is stored with a new message: its mail, or nothing where there is no mail server. */
  draft: () => { mail?: { create: { mailId: string } } };
  /** Starts to send what is due, and returns at once. */
  wake: () => void;
  /** Begins no further mail, and gives the one in progress a moment. */
  close: () => Promise<void>;
};

type Settings = { smtpUrl: string | undefined; contactTo: string | undefined };

/** In milliseconds. */
const usualTimes = {
  /** How often it is looked whether a mail is due. */
  interval: 20_000,
  connection: 10_000,
  greeting: 30_000,
  /** A server that checks a mail may take this long to accept it; given up earlier, it would come twice. */
  silence: 600_000,
  /** How long a stop waits for the mail in progress. */
  farewell: 5_000,
};

/** Mail through the server of the settings, or none where there is no server. */
export function openMessageMail(
  { smtpUrl, contactTo }: Settings,
  database: Database,
  times = usualTimes,
): MessageMail {
  if (!smtpUrl || !contactTo) {
    return { draft: () => ({}), wake: () => {}, close: async () => {} };
  }
  const transport = createTransport(
    // Made by hand, because createTransport leaves out whatever stands beside an address.
    new SMTPTransport({
      url: smtpUrl,
      connectionTimeout: times.connection,
      greetingTimeout: times.greeting,
      socketTimeout: times.silence,
    }),
    // The visitor's address is never the sender: it is where a reply goes.
    { from: { name: "Portfolio", address: contactTo }, to: contactTo },
  );
  const domain = contactTo.slice(contactTo.lastIndexOf("@") + 1);
  let isClosed = false;

  const send = async (mail: ClaimedMail) => {
    const { id, name, email, company, message } = mail.message;
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
        const mail = await claimMail(database);
        if (!mail) return;
        await send(mail);
      }
    } catch (error) {
      log.error({ err: error }, "the outbox could not be read");
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
    draft: () => ({ mail: { create: { mailId: `<${randomUUID()}@${domain}>` } } }),
    wake,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await Promise.race([inProgress, wait(times.farewell, undefined, { ref: false })]);
      transport.close();
    },
  };
}
