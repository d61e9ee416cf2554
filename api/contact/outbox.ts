import type { ContactMessage } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";

const minute = 60_000;

/** How long a mail rests after each attempt in vain, in milliseconds: three days in all. */
const pauses = [1, 4, 15, 60, 180, 460, 720, 720, 720, 720, 720].map((minutes) => minutes * minute);

/** How long a mail belongs to the process that sends it, in milliseconds. It is renewed meanwhile. */
export const leaseTime = minute;

/** A mail that this process alone sends, until its lease ends. */
export type ClaimedMail = { message: ContactMessage; mailId: string; attempts: number };

/**
 * Takes the mail that has waited longest, under a lease. A process that dies while it sends leaves the
 * lease to end by itself.
 * @returns null where nothing is due
 */
export async function claimMail(database: Database, now = Date.now()): Promise<ClaimedMail | null> {
  const longest = Math.max(...pauses, leaseTime);
  for (;;) {
    const due = await database.outgoingMail.findFirst({
      where: {
        state: "waiting",
        // Later than any pause is a time that a clock gave which was wrong.
        OR: [{ dueAt: { lte: new Date(now) } }, { dueAt: { gt: new Date(now + longest) } }],
      },
      include: { message: true },
      orderBy: { dueAt: "asc" },
    });
    if (!due) return null;
    const { count } = await database.outgoingMail.updateMany({
      where: { messageId: due.messageId, state: "waiting", dueAt: due.dueAt },
      data: { dueAt: new Date(now + leaseTime) },
    });
    if (count > 0) return due;
  }
}

/** Makes the lease last again. */
export async function renewLease(database: Database, { message }: ClaimedMail): Promise<void> {
  await database.outgoingMail.updateMany({
    where: { messageId: message.id, state: "waiting" },
    data: { dueAt: new Date(Date.now() + leaseTime) },
  });
}

export function countWaitingMails(database: Database): Promise<number> {
  return database.outgoingMail.count({ where: { state: "waiting" } });
}

/** Nothing happens where the owner has deleted the message meanwhile, here as below. */
export async function recordMailed(database: Database, { message }: ClaimedMail): Promise<void> {
  await database.outgoingMail.updateMany({
    where: { messageId: message.id },
    data: { state: "mailed" },
  });
}

/**
 * Nothing changes where the lease has ended, and another process has had an outcome since: what it has
 * mailed has not failed, and one attempt counts once.
 * @returns whether the mail will be tried again
 */
export async function recordFailure(
  database: Database,
  { message, attempts }: ClaimedMail,
  now = Date.now(),
): Promise<boolean> {
  const pause = pauses[attempts];
  await database.outgoingMail.updateMany({
    where: { messageId: message.id, state: "waiting", attempts },
    data: {
      attempts: attempts + 1,
      ...(pause === undefined ? { state: "failed" } : { dueAt: new Date(now + pause) }),
    },
  });
  return pause !== undefined;
}

/** Has mails that rest after an attempt in vain tried again at once. One that is being sent stays under its lease. */
export async function tryAgainNow(database: Database, now = Date.now()): Promise<void> {
  await database.outgoingMail.updateMany({
    where: { state: "waiting", dueAt: { gt: new Date(now + leaseTime) } },
    data: { dueAt: new Date(now) },
  });
}
