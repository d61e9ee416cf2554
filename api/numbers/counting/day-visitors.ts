import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "../../database/client.ts";
import type { Transaction } from "../../database/content-change.ts";
import { inChunks } from "../../in-chunks.ts";
import type { DayCount } from "./counts-of.ts";
import { dayFrom } from "./day.ts";

/**
 * The maximum number of hashes of a day (see `HeldDay`). After that, new visitors are not counted, but their
 * views are.
 */
const maxHashes = 50_000;

/** The maximum number of hashes that one statement reads or writes. */
const statementSize = 400;

/**
 * The maximum number of visitors of one network on a day. It is enough for an office, and limits the visitors
 * that a program can invent.
 */
const maxPerNetwork = 200;

/**
 * The text that overwrites a salt. It has the length of a salt, so that it replaces the bytes of the salt on
 * the disk.
 */
const noSalt = "-".repeat(43);

type Sender = { network: string; agent: string };

/** The data in memory about the visitors of a day. */
type HeldDay = {
  day: string;
  /** The key of the hashes, which differ from day to day. */
  salt: string;
  /** Hashes of the visitors who were counted on this day, and of each pair of a visitor and a viewed page. */
  known: Set<string>;
  /** The numbers of visitors, by the hash of their network. */
  networks: Map<string, number>;
};

/** Counts the distinct visitors of a day, and deletes the data that could identify them when the day ends. */
export type DayVisitors = {
  /**
   * Records that a visitor viewed a page, unless a limit is reached.
   * @param today the day in UTC
   */
  meet: (sender: Sender, page: string, today: string) => Promise<void>;
  hasNew: () => boolean;
  /**
   * Stores the visitors who are not stored yet.
   * @returns their counts; and `giveBack`, which the caller calls if the transaction fails, so that
   *   the next write stores them
   */
  write: (transaction: Transaction) => Promise<{ counts: DayCount[]; giveBack: () => void }>;
  /**
   * Removes the data of all days except today and tomorrow. The data of tomorrow may come from an
   * instance whose clock is ahead, or from before a clock was set back.
   */
  endOthers: (today: string) => Promise<void>;
  /** Removes all data. */
  forget: () => Promise<void>;
};

export function createDayVisitors(database: Database): DayVisitors {
  let held: HeldDay | undefined;
  let opening: Promise<HeldDay> | undefined;
  let fresh = new Map<string, { day: string; page: string }>();

  const isOf = (today: string) => held?.day === today || held?.day === dayFrom(today, 1);

  const open = async (today: string): Promise<HeldDay> => {
    const { day, salt } = await agreeOnSalt(database, today);
    const stored = await database.countedVisitor.findMany({
      where: { day },
      select: { hash: true },
      take: maxHashes,
    });
    const known = new Set(stored.map(({ hash }) => hash));
    held = { day, salt, known, networks: new Map() };
    return held;
  };

  const dayFor = async (today: string): Promise<HeldDay> => {
    if (held && isOf(today)) return held;
    opening ??= open(today).finally(() => {
      opening = undefined;
    });
    return opening;
  };

  return {
    meet: async ({ network, agent }, page, today) => {
      const { day, salt, known, networks } = await dayFor(today);
      const hash = (...parts: string[]) =>
        createHmac("sha256", salt).update(parts.join("\0")).digest("base64url").slice(0, 22);
      const visitor = hash("visitor", network, agent);
      if (!known.has(visitor)) {
        const ofNetwork = hash("network", network);
        const count = networks.get(ofNetwork) ?? 0;
        if (count >= maxPerNetwork || known.size >= maxHashes) return;
        networks.set(ofNetwork, count + 1);
        known.add(visitor);
        fresh.set(visitor, { day, page: "" });
      }
      const ofPage = hash("page", network, agent, page);
      if (known.has(ofPage) || known.size >= maxHashes) return;
      known.add(ofPage);
      fresh.set(ofPage, { day, page });
    },
    hasNew: () => fresh.size > 0,
    write: async (transaction) => {
      const taken = fresh;
      fresh = new Map();
      const giveBack = () => {
        fresh = new Map([...taken, ...fresh]);
      };
      try {
        const stored = new Set(await findStored(transaction, [...taken.keys()]));
        const isNew = [...taken].filter(([hash]) => !stored.has(hash));
        for (const part of inChunks(isNew, statementSize)) {
          await transaction.countedVisitor.createMany({
            data: part.map(([hash, { day }]) => ({ hash, day })),
          });
        }
        const counts = isNew.map(
          ([, { day, page }]): DayCount => ({ day, page, measure: "visitors", name: "", count: 1 }),
        );
        return { counts, giveBack };
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    endOthers: async (today) => {
      if (!isOf(today)) held = undefined;
      const others = { OR: [{ day: { lt: today } }, { day: { gt: dayFrom(today, 1) } }] };
      await database.visitorDay.updateMany({ where: others, data: { salt: noSalt } });
      await database.countedVisitor.deleteMany({ where: others });
    },
    forget: async () => {
      held = undefined;
      fresh = new Map();
      await forgetVisitors(database);
    },
  };
}

/**
 * Removes the data that could identify today's visitors from a database, for example from a copy of
 * it.
 */
export async function forgetVisitors(database: Database): Promise<void> {
  await database.visitorDay.updateMany({ data: { salt: noSalt } });
  await database.countedVisitor.deleteMany();
}

/**
 * The salt of today, created if it is missing. One instance creates the salt, and the others use it. An
 * instance whose clock is behind uses the salt of the next day, if another instance has created one for that
 * day.
 * @returns the salt and its day
 */
async function agreeOnSalt(
  database: Database,
  today: string,
): Promise<{ day: string; salt: string }> {
  const find = () => database.visitorDay.findUnique({ where: { id: 1 } });
  const isUsable = (row: { day: string; salt: string }) =>
    row.salt !== noSalt && (row.day === today || row.day === dayFrom(today, 1));
  const found = await find();
  if (found && isUsable(found)) return found;
  const data = { day: today, salt: randomBytes(32).toString("base64url") };
  if (found) {
    const { day, salt } = found;
    await database.visitorDay.updateMany({ where: { id: 1, day, salt }, data });
  } else {
    await database.visitorDay.create({ data: { id: 1, ...data } }).catch((error: unknown) => {
      // Another instance has created the row meanwhile.
      if (!isUniqueClash(error)) throw error;
    });
  }
  const agreed = await find();
  return agreed && isUsable(agreed) ? agreed : data;
}

function isUniqueClash(error: unknown): boolean {
  return Object(error).code === "P2002";
}

async function findStored(transaction: Transaction, hashes: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const part of inChunks(hashes, statementSize)) {
    const rows = await transaction.countedVisitor.findMany({
      where: { hash: { in: part } },
      select: { hash: true },
    });
    found.push(...rows.map(({ hash }) => hash));
  }
  return found;
}
