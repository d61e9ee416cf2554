import type { Database } from "../database/client.ts";
import { type ClaimedMail, tablesOf, type Where } from "./outbox-tables.ts";

const minute = 60_000;

/** How long a mail rests after each attempt in vain, in milliseconds: three days in all. */
const pauses = [1, 4, 15, 60, 180, 460, 720, 720, 720, 720, 720].map((minutes) => minutes * minute);

/** How long a mail belongs to the process that sends it, in milliseconds. It is renewed meanwhile. */
export const leaseTime = minute;

/**
 * Takes the mail that has waited longest, under a lease. A process that dies while it sends leaves the
 * lease to end by itself.
 * @returns null where nothing is due
 */
export async function claimMail(database: Database, now = Date.now()): Promise<ClaimedMail | null> {
  const tables = tablesOf(database);
  const longest = Math.max(...pauses, leaseTime);
  const isDue: Where = {
    state: "waiting",
    // Later than any pause is a time that a clock gave which was wrong.
    OR: [{ dueAt: { lte: new Date(now) } }, { dueAt: { gt: new Date(now + longest) } }],
  };
  for (;;) {
    const found = [
      await tables.reply.findOldest(isDue),
      await tables.notice.findOldest(isDue),
      await tables.firstRead.findOldest(isDue),
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

/** Makes the lease last again. */
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

/** Nothing happens where the owner has deleted the message, or the link, meanwhile, here as below. */
export async function recordMailed(database: Database, { kind, id }: ClaimedMail): Promise<void> {
  await tablesOf(database)[kind].change({ id }, { state: "mailed" });
}

/**
 * Nothing changes where the lease has ended, and another process has had an outcome since: what it has
 * mailed has not failed, and one attempt counts once.
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

/** Gives a mail up at once, which no later attempt can send. */
export async function giveUp(database: Database, { kind, id }: ClaimedMail): Promise<void> {
  await tablesOf(database)[kind].change({ id, state: "waiting" }, { state: "failed" });
}

/** Has mails that rest after an attempt in vain tried again at once. One that is being sent stays under its lease. */
export async function tryAgainNow(database: Database, now = Date.now()): Promise<void> {
  for (const table of Object.values(tablesOf(database))) {
    await table.change(
      { state: "waiting", dueAt: { gt: new Date(now + leaseTime) } },
      { dueAt: new Date(now) },
    );
  }
}

/** Erases from a copy of the database what waits there to be sent to visitors: it may open something. */
export async function forgetReplies(copy: Database): Promise<void> {
  const waiting = await copy.outgoingReply.findMany({ where: { state: "waiting" } });
  for (const { messageId, sealed } of waiting) {
    const where = { messageId };
    // A shorter value leaves the old one behind, in what the file has free.
    const blank = sealed && "x".repeat(sealed.length);
    await copy.outgoingReply.update({ where, data: { sealed: blank } });
    await copy.outgoingReply.update({ where, data: { sealed: null, state: "failed" } });
  }
}
