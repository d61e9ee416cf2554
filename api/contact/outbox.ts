import type { Database } from "../database/client.ts";
import { type ClaimedMail, tablesOf, type Where } from "./outbox-tables.ts";

const minute = 60_000;

/** The pauses after failed attempts, in milliseconds: three days in all. */
const pauses = [1, 4, 15, 60, 180, 460, 720, 720, 720, 720, 720].map((minutes) => minutes * minute);

/** How long the lease of a mail lasts, in milliseconds. It is renewed while the mail is being sent. */
export const leaseTime = minute;

/**
 * Leases the mail that has been due longest. If the process dies while sending it, the lease expires and the
 * mail is due again.
 * @returns null where no mail is due
 */
export async function claimMail(database: Database, now = Date.now()): Promise<ClaimedMail | null> {
  const tables = tablesOf(database);
  const longest = Math.max(...pauses, leaseTime);
  const isDue: Where = {
    state: "waiting",
    // A due time further away than the longest pause was set by a wrong clock, so the mail is due now.
    OR: [{ dueAt: { lte: new Date(now) } }, { dueAt: { gt: new Date(now + longest) } }],
  };
  for (;;) {
    const found = [
      await tables.reply.findOldest(isDue),
      await tables.signIn.findOldest(isDue),
      await tables.warning.findOldest(isDue),
      await tables.notice.findOldest(isDue),
      await tables.firstRead.findOldest(isDue),
      await tables.comments.findOldest(isDue),
    ];
    const [due] = found
      .filter((row) => row !== null)
      .sort((one, next) => one.dueAt.getTime() - next.dueAt.getTime());
    if (!due) return null;
    const { dueAt, mail } = due;
    const count = await tables[mail.kind].change(
      { id: mail.id, state: "waiting", dueAt },
      { dueAt: new Date(now + leaseTime) },
    );
    if (count > 0) return mail;
  }
}

export async function renewLease(database: Database, { kind, id }: ClaimedMail): Promise<void> {
  await tablesOf(database)[kind].change(
    { id, state: "waiting" },
    { dueAt: new Date(Date.now() + leaseTime) },
  );
}

export async function countWaitingMails(database: Database): Promise<number> {
  let count = 0;
  for (const table of Object.values(tablesOf(database))) {
    count += await table.count({ state: "waiting" });
  }
  return count;
}

/**
 * Records that a mail was sent. Like the functions below, it does nothing where the owner has deleted the
 * message or the link meanwhile.
 */
export async function recordMailed(database: Database, { kind, id }: ClaimedMail): Promise<void> {
  await tablesOf(database)[kind].change({ id }, { state: "mailed" });
}

/**
 * Records a failed attempt. Does nothing where the lease has ended and another process has recorded a result
 * since: no attempt counts twice.
 * @returns whether the mail will be tried again
 */
export async function recordFailure(
  database: Database,
  { kind, id, attempts }: ClaimedMail,
  now = Date.now(),
): Promise<boolean> {
  const pause = pauses[attempts];
  await tablesOf(database)[kind].change(
    { id, state: "waiting", attempts },
    {
      attempts: attempts + 1,
      ...(pause === undefined ? { state: "failed" } : { dueAt: new Date(now + pause) }),
    },
  );
  return pause !== undefined;
}

/** Gives up a mail that no later attempt can send. */
export async function giveUp(database: Database, { kind, id }: ClaimedMail): Promise<void> {
  await tablesOf(database)[kind].change({ id, state: "waiting" }, { state: "failed" });
}

/** Makes mails that wait after a failed attempt due at once. A mail that is being sent keeps its lease. */
export async function tryAgainNow(database: Database, now = Date.now()): Promise<void> {
  for (const table of Object.values(tablesOf(database))) {
    await table.change(
      // A mail without a failed attempt waits until it is due.
      { state: "waiting", attempts: { gt: 0 }, dueAt: { gt: new Date(now + leaseTime) } },
      { dueAt: new Date(now) },
    );
  }
}

/** Erases waiting replies from a copy of the database: they may contain addresses of links. */
export async function forgetReplies(copy: Database): Promise<void> {
  const waiting = await copy.outgoingReply.findMany({ where: { state: "waiting" } });
  for (const { messageId, sealed } of waiting) {
    const where = { messageId };
    // A shorter value would leave the old text in the free space of the database file.
    const blank = sealed && "x".repeat(sealed.length);
    await copy.outgoingReply.update({ where, data: { sealed: blank } });
    await copy.outgoingReply.update({ where, data: { sealed: null, state: "failed" } });
  }
}
