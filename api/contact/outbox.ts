import type { Database } from "../database/client.ts";
import type { Transaction } from "../database/content-change.ts";
import { type ClaimedMail, tablesOf, type Where } from "./outbox-tables.ts";

const minute = 60_000;

/** The pauses after the first, second, … failed attempt, in milliseconds: three days in total. */
const pauses = [1, 4, 15, 60, 180, 460, 720, 720, 720, 720, 720].map((minutes) => minutes * minute);

/** How long the lease of a mail lasts, in milliseconds. It is renewed while the mail is being sent. */
export const leaseTime = minute;

/**
 * Leases the mail that has been due longest. If this process dies before the mail is sent, the
 * lease expires, and the mail is due again.
 * @returns null where no mail is due
 */
export async function claimMail(database: Database, now = Date.now()): Promise<ClaimedMail | null> {
  const tables = tablesOf(database);
  const longest = Math.max(...pauses, leaseTime);
  const isDue: Where = {
    state: "waiting",
    // A time further in the future than the longest pause was set by a wrong clock: the mail is
    // due.
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

/** Renews the lease of a mail. Does nothing where a result has been recorded since the mail was claimed. */
export async function renewLease(
  database: Database,
  { kind, id, attempts }: ClaimedMail,
): Promise<void> {
  await tablesOf(database)[kind].change(
    { id, state: "waiting", attempts },
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
 * Records that a mail was sent. This function and those below have no effect where the owner has
 * deleted the message or the link in the meantime.
 */
export async function recordMailed(database: Database, { kind, id }: ClaimedMail): Promise<void> {
  await tablesOf(database)[kind].change({ id }, { state: "mailed" });
}

/**
 * Records a failed attempt. Does nothing where the lease has ended, and another process has
 * recorded a result since then, so that no attempt counts twice.
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

/** Marks a mail as failed, because no later attempt could send it. */
export async function giveUp(database: Database, { kind, id }: ClaimedMail): Promise<void> {
  await tablesOf(database)[kind].change({ id, state: "waiting" }, { state: "failed" });
}

/** Makes mails that wait after a failed attempt due at once. A mail that is being sent keeps its lease. */
export async function tryAgainNow(database: Database, now = Date.now()): Promise<void> {
  for (const table of Object.values(tablesOf(database))) {
    await table.change(
      // Mails without a failed attempt are delayed on purpose, such as those about comments, so
      // they are left out.
      { state: "waiting", attempts: { gt: 0 }, dueAt: { gt: new Date(now + leaseTime) } },
      { dueAt: new Date(now) },
    );
  }
}

/** Gives up the waiting reply with the address of a link, because the address leads nowhere any more. */
export async function giveUpReplyOf(transaction: Transaction, linkId: number): Promise<void> {
  await transaction.outgoingReply.updateMany({
    where: { state: "waiting", message: { accessRequest: { linkId } } },
    data: { state: "failed", sealed: null },
  });
}

/**
 * Erases the texts of waiting replies from a copy of the database: they may contain addresses of
 * links.
 */
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
