import { networkOf } from "../../access/network-of.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../database/client.ts";
import type { Transaction } from "../../database/content-change.ts";
import { limits } from "../../database/content-change.ts";
import type { ContentStateReader } from "../../database/content-state.ts";
import { log } from "../../log.ts";
import { createCountablePages } from "./countable-pages.ts";
import { countsOf, createTally, type DayCount, maxCount } from "./counts-of.ts";
import { dayOf } from "./day.ts";
import { createDayVisitors } from "./day-visitors.ts";
import { isRobot } from "./is-robot.ts";
import { createOpenViews } from "./open-views.ts";
import type { VisitMessage } from "./visit-message.ts";

/**
 * The sender of a message: IP address, User-Agent header, and country. Only counts by country are
 * stored.
 */
type Sender = {
  address: string;
  agent: string;
  country: string | undefined;
};

/** Counts visits in memory, and writes the counts regularly. */
export type VisitCounter = {
  take: (message: VisitMessage, sender: Sender) => Promise<void>;
  /** Writes the counts, and deletes the data of earlier days. */
  write: () => Promise<void>;
};

/** The maximum number of counts that are written in one transaction. */
const maxPerWrite = 500;

type Options = { database: Database; contentState: ContentStateReader; clock: Clock };

export function createVisitCounter({ database, contentState, clock }: Options): VisitCounter {
  const pages = createCountablePages(database, contentState);
  const views = createOpenViews();
  const hosts = createReferrerHosts();
  const visitors = createDayVisitors(database);
  const tally = createTally();
  /**
   * The day on which the data of other days was last deleted; "off" if all data was deleted because counting
   * is off.
   */
  let ended = "";
  let writing: Promise<void> = Promise.resolve();

  const endDays = async () => {
    const isOn = await pages.isOn();
    if (isOn === undefined) return;
    const today = isOn ? dayOf(clock()) : "off";
    if (ended === today) return;
    if (today === "off") await visitors.forget();
    else await visitors.endOthers(today);
    ended = today;
  };

  const writePart = async (counts: readonly DayCount[]) => {
    let giveBack = () => {};
    try {
      await database.$transaction(async (transaction) => {
        const met = await visitors.write(transaction);
        giveBack = met.giveBack;
        const all = createTally();
        all.add([...counts, ...met.counts]);
        // All instances write in the same order, so that they cannot deadlock.
        for (const count of all.takeAll().sort(byKey)) await increment(transaction, count);
      }, limits);
    } catch (error) {
      giveBack();
      tally.add(counts);
      throw error;
    }
  };

  const writeAll = async () => {
    try {
      const counts = tally.takeAll();
      for (let start = 0; start < counts.length || visitors.hasNew(); start += maxPerWrite) {
        const part = counts.slice(start, start + maxPerWrite);
        await writePart(part).catch((error: unknown) => {
          tally.add(counts.slice(start + maxPerWrite));
          throw error;
        });
      }
      await endDays();
    } catch (error) {
      log.warn({ err: error }, "visits could not be written; they are tried again");
    }
  };

  return {
    take: async (message, { address, agent, country }) => {
      if (!(await pages.isOn())) return;
      const found = await pages.find(message.path);
      if (found === undefined) return;
      const page = found.name;
      const today = dayOf(clock());
      const day = views.take(message.id, message.number, today);
      if (day === undefined) return;
      if (message.isDriven || isRobot(agent)) {
        if (message.number > 0) return;
        return tally.add([{ day, page, measure: "robots", name: "", count: 1 }]);
      }
      const { referrer, device } = message;
      const told = {
        device,
        country,
        referrer: referrer === undefined ? undefined : hosts.nameOf(referrer, today),
      };
      tally.add(countsOf(message, found, told).map((count) => ({ ...count, day })));
      if (message.number === 0) {
        await visitors.meet({ network: networkOf(address), agent }, page, today);
      }
    },
    write: () => {
      writing = writing.then(writeAll);
      return writing;
    },
  };
}

const keyOf = ({ day, measure, page, name }: DayCount) => [day, measure, page, name].join(" ");

function byKey(one: DayCount, other: DayCount): number {
  return keyOf(one) < keyOf(other) ? -1 : 1;
}

/** Adds to a count. It ends at the largest that the database and GraphQL have, as anybody can send seconds. */
async function increment(transaction: Transaction, given: DayCount): Promise<void> {
  const { day, measure, page, name } = given;
  const key = { day, measure, page, name };
  const count = Math.min(given.count, maxCount);
  const { count: raised } = await transaction.visitCount.updateMany({
    where: { ...key, count: { lte: maxCount - count } },
    data: { count: { increment: count } },
  });
  if (raised > 0) return;
  await transaction.visitCount.upsert({
    where: { day_measure_page_name: key },
    create: { ...key, count },
    update: { count: maxCount },
  });
}

/**
 * The maximum number of hosts that are counted by name on a day. All others are counted together.
 */
const maxHosts = 100;

/** The name under which all further hosts are counted. */
const otherHosts = "other";

const host = /^(?=.{1,100}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/**
 * Names the hosts that visitors came from. Their number is limited, because anybody can invent
 * hosts.
 */
type ReferrerHosts = {
  /** The name under which a referrer is counted; empty for a typed address. */
  nameOf: (referrer: string, day: string) => string;
};

function createReferrerHosts(): ReferrerHosts {
  let hosts = new Set<string>();
  let lastDay = "";
  return {
    nameOf: (referrer, day) => {
      if (referrer === "") return "";
      const name = referrer.toLowerCase().replace(/^www\./, "");
      if (!host.test(name)) return otherHosts;
      if (day !== lastDay) {
        lastDay = day;
        hosts = new Set();
      }
      if (!hosts.has(name) && hosts.size >= maxHosts) return otherHosts;
      hosts.add(name);
      return name;
    },
  };
}
