import { whereFound } from "../../access/audience.ts";
import type { OpenedLink } from "../../access/links/opened-link.ts";
import { visitor } from "../../access/viewer.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../database/client.ts";
import type { Transaction } from "../../database/content-change.ts";
import { limits } from "../../database/content-change.ts";
import { log } from "../../log.ts";
import { pageAt, pageOfProject, slugIn } from "../counting/countable-pages.ts";
import { type Count, countsOf } from "../counting/counts-of.ts";
import { dayOf } from "../counting/day.ts";
import { isRobot } from "../counting/is-robot.ts";
import { createOpenViews } from "../counting/open-views.ts";
import type { VisitMessage } from "../counting/visit-message.ts";

/**
 * Counts the receipts of share links: what the readers of a link read. The counts are in memory
 * until `write` writes them to the database.
 */
export type ReceiptCounter = {
  /**
   * Counts a message.
   * @param link the link that the sender has opened, as the sender's cookie says
   */
  take: (link: OpenedLink, message: VisitMessage, agent: string) => Promise<void>;
  write: () => Promise<void>;
};

/** Mails to the owner about the first read of a share link. */
export type ReadNotices = {
  /** Creates a mail that can be stored for sending. Null where mail is off. */
  draftNotice: () => Promise<{ mailId: string } | null>;
  /** Begins to send stored mails. */
  wake: () => void;
};

/**
 * What readers of a link have read since the last write: the times of the first and last message,
 * and the counts.
 */
type Reading = { first: Date; last: Date; counts: Map<string, Count> };

/**
 * The maximum number of messages of one link that are counted on a day. A reader sends some
 * hundreds.
 */
const maxPerLink = 2_000;

type Options = { database: Database; clock: Clock; notices: ReadNotices };

export function createReceiptCounter({ database, clock, notices }: Options): ReceiptCounter {
  const views = createOpenViews();
  let pending = new Map<number, Reading>();
  /** The number of messages of each link that were counted today. */
  let taken = { day: "", ofLink: new Map<number, number>() };
  let writing: Promise<void> = Promise.resolve();

  const isWithinLimit = (linkId: number, day: string) => {
    if (taken.day !== day) taken = { day, ofLink: new Map() };
    const count = (taken.ofLink.get(linkId) ?? 0) + 1;
    taken.ofLink.set(linkId, count);
    return count <= maxPerLink;
  };

  const add = (linkId: number, { first, last, counts }: Reading) => {
    const known = pending.get(linkId) ?? { first, last, counts: new Map<string, Count>() };
    if (first < known.first) known.first = first;
    if (last > known.last) known.last = last;
    for (const [key, count] of counts) {
      const before = known.counts.get(key)?.count ?? 0;
      known.counts.set(key, { ...count, count: before + count.count });
    }
    pending.set(linkId, known);
  };

  const writeOne = async (linkId: number, reading: Reading) => {
    const where = { id: linkId, firstReadAt: null, mailsFirstRead: true };
    const isFirst = (await database.shareLink.count({ where })) > 0;
    const notice = isFirst ? await notices.draftNotice() : null;
    await database.$transaction(
      (transaction) => write(transaction, linkId, reading, notice),
      limits,
    );
    if (notice) notices.wake();
  };

  const writeAll = async () => {
    const all = pending;
    pending = new Map();
    // All instances write in the same order, so that they cannot deadlock.
    for (const [linkId, reading] of [...all].sort(([one], [other]) => one - other)) {
      try {
        await writeOne(linkId, reading);
      } catch (error) {
        add(linkId, reading);
        log.warn({ err: error }, "a receipt could not be written; it is tried again");
      }
    }
  };

  return {
    take: async (link, message, agent) => {
      if (message.isDriven || isRobot(agent)) return;
      const now = clock();
      const page = await nameOfReadersPage(database, link, message.path, now);
      if (page === undefined) return;
      const day = dayOf(now);
      // The key of a view contains the id of the link. Otherwise a reader of another link could suppress the
      // messages of a view by sending messages with the id of that view.
      if (views.take(`${link.id} ${message.id}`, message.number, day) === undefined) return;
      if (!isWithinLimit(link.id, day)) return;
      const told = { device: message.device, referrer: undefined, country: undefined };
      const counts = countsOf(message, { name: page, sections: [] }, told).map(
        (count) => [keyOf(count), count] as const,
      );
      add(link.id, { first: now, last: now, counts: new Map(counts) });
    },
    write: () => {
      writing = writing.then(writeAll);
      return writing;
    },
  };
}

const keyOf = ({ measure, page, name }: Count) => `${measure} ${page} ${name}`;

/**
 * Writes what was read by a link. Does nothing where the link was removed meanwhile.
 * @param notice a mail to the owner about the first read, or null. It is stored for sending, unless a mail
 *   about this link is stored already
 */
async function write(
  transaction: Transaction,
  linkId: number,
  { first, last, counts }: Reading,
  notice: { mailId: string } | null,
) {
  const where = { id: linkId };
  if ((await transaction.shareLink.count({ where })) === 0) return;
  for (const [, { measure, page, name, count }] of [...counts].sort(byKey)) {
    const key = { linkId, measure, page, name };
    await transaction.shareLinkCount.upsert({
      where: { linkId_measure_page_name: key },
      create: { ...key, count },
      update: { count: { increment: count } },
    });
  }
  if (notice) {
    const create = { linkId, ...notice };
    // Another instance may have stored a notice, or an earlier notice may still be waiting.
    await transaction.outgoingReadNotice.upsert({ where: { linkId }, create, update: {} });
  }
  await transaction.shareLink.updateMany({
    where: { ...where, OR: [{ firstReadAt: null }, { firstReadAt: { gt: first } }] },
    data: { firstReadAt: first },
  });
  await transaction.shareLink.updateMany({
    where: { ...where, OR: [{ lastReadAt: null }, { lastReadAt: { lt: last } }] },
    data: { lastReadAt: last },
  });
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/**
 * The name under which a page is counted, if the reader of the link finds the page; drafts that the
 * link opens included. Queries the database each time, so that changes of a link take effect at
 * once.
 * @returns undefined for a page that the reader does not find
 */
async function nameOfReadersPage(
  database: Database,
  link: OpenedLink,
  path: string,
  now: Date,
): Promise<string | undefined> {
  const name = pageAt(path);
  const slug = slugIn(path);
  if (name || slug === undefined) return name;
  const found = await database.project.findFirst({
    where: { slug, ...whereFound({ ...visitor, link }, now, "address") },
    select: { id: true },
  });
  return found ? pageOfProject(found.id) : undefined;
}
