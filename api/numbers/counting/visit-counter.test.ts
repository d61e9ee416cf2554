import { afterEach, expect, test } from "vitest";
import type { Database } from "../../database/client.ts";
import { openContentState } from "../../database/content-state.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { firefox } from "../../testing/visit-site.ts";
import { maxCount } from "./counts-of.ts";
import { createVisitCounter, type VisitCounter } from "./visit-counter.ts";
import type { VisitMessage } from "./visit-message.ts";

/**
 * How many messages are sent. VITRINE_VISITS sets a larger number, such as 100,000, for a load
 * test.
 */
const messageCount = Number(process.env.VITRINE_VISITS ?? 6_000);

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

let now = new Date("2026-11-23T12:00:00Z");
const clock = () => now;

async function openSite(): Promise<TestSite> {
  now = new Date("2026-11-23T12:00:00Z");
  const site = await openTestSite();
  closings.push(() => site.close());
  return site;
}

/** Opens a counter. Each server process of a site has one. */
function openCounter({ environment, database }: TestSite): VisitCounter {
  const contentState = openContentState(environment.databaseUrl, clock);
  closings.push(() => contentState.close());
  return createVisitCounter({ database, contentState, clock });
}

const sender = { address: "203.0.113.1", agent: firefox, country: undefined };

const view: VisitMessage = {
  id: "a-view-of-the-home",
  number: 0,
  path: "/",
  device: "desktop",
  seconds: [0, 2],
  sections: [0, 0],
};

async function countOf(database: Database, measure: "views" | "reads" | "seconds" | "visitors") {
  const page = measure === "visitors" ? "" : undefined;
  const { _sum } = await database.visitCount.aggregate({
    where: { measure, ...(page === undefined ? {} : { page }) },
    _sum: { count: true },
  });
  return _sum.count ?? 0;
}

test("messages in any order, doubled, late and forged are counted by the rule", {
  tags: "long",
  timeout: 300_000,
}, async () => {
  const site = await openSite();
  const counter = openCounter(site);
  await site.database.project.create({ data: { name: "Orrery", slug: "orrery" } });
  // Each view sends three messages, and one of them twice. A fifth message is invented, for a path
  // without a page.
  const views = Math.floor(messageCount / 5);
  const messages = Array.from({ length: views }, (_, index): VisitMessage[] => {
    const of = {
      ...view,
      id: `view-${String(index).padStart(10, "0")}`,
      path: index % 2 ? "/" : "/project/orrery",
    };
    const later = { ...of, number: 1, seconds: [2, 9], sections: [0, 1] } satisfies VisitMessage;
    const last = { ...of, number: 2, seconds: [9, 20], sections: [1, 7] } satisfies VisitMessage;
    return [of, later, last, last, { ...of, id: `${of.id}-no`, path: `/${index}` }];
  }).flat();
  // The order is the same in each run, and very different from that of sending, within the limits
  // of `openViews`.
  for (let index = messages.length - 1; index > 0; index -= 1) {
    const other = Math.max(0, index - ((index * 7_919) % 4_000));
    [messages[index], messages[other]] = [messages[other] ?? view, messages[index] ?? view];
  }
  const addresses = 500;
  const before = process.memoryUsage().heapUsed;
  for (const [index, message] of messages.entries()) {
    const host = index % addresses;
    const address = `198.51.${host >> 8}.${host & 255}`;
    await counter.take(message, { ...sender, address });
    if (index % 20_000 === 0) await counter.write();
  }
  await counter.write();
  expect(await countOf(site.database, "views")).toBe(views);
  expect(await countOf(site.database, "reads")).toBe(views);
  expect(await countOf(site.database, "seconds")).toBe(views * 20);
  expect(await countOf(site.database, "visitors")).toBeLessThanOrEqual(addresses);
  // The data in memory is limited: to 20,000 views and 50,000 visitors.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(150 * 1024 * 1024);
  const rows = await site.database.visitCount.count();
  expect(rows).toBeLessThan(30);
});

test("a restart counts no visitor twice, and no message that was told before", {
  tags: "bothDatabases",
}, async () => {
  const site = await openSite();
  const before = openCounter(site);
  await before.take(view, sender);
  await before.write();
  const after = openCounter(site);
  await after.take({ ...view, number: 1, seconds: [2, 12] }, sender);
  await after.take({ ...view, id: "another-view-of-it" }, sender);
  await after.write();
  expect(await countOf(site.database, "views")).toBe(2);
  expect(await countOf(site.database, "seconds")).toBe(14);
  expect(await countOf(site.database, "visitors")).toBe(1);
});

test("two instances add up, and count a visitor of both once", {
  tags: "bothDatabases",
}, async () => {
  const site = await openSite();
  const instances = [openCounter(site), openCounter(site)];
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      instances.map(async (counter, index) => {
        await counter.take({ ...view, id: `view-${round}-of-instance-${index}` }, sender);
        await counter.write();
      }),
    );
  }
  await Promise.all(instances.map((counter) => counter.write()));
  expect(await countOf(site.database, "views")).toBe(10);
  expect(await countOf(site.database, "visitors")).toBe(1);
});

test("what a database does not take is written once it does", {
  tags: "bothDatabases",
}, async () => {
  const site = await openSite();
  const counter = openCounter(site);
  await counter.take(view, sender);
  const { $transaction } = site.database;
  site.database.$transaction = () => Promise.reject(new Error("locked"));
  await counter.write();
  site.database.$transaction = $transaction;
  expect(await countOf(site.database, "views")).toBe(0);
  await counter.write();
  await counter.write();
  expect(await countOf(site.database, "views")).toBe(1);
  expect(await countOf(site.database, "visitors")).toBe(1);
});

test("one sender makes up so many visitors at most", async () => {
  const site = await openSite();
  const counter = openCounter(site);
  for (let index = 0; index < 300; index += 1) {
    const message = { ...view, id: `made-up-view-${index}-` };
    await counter.take(message, { ...sender, agent: `${firefox} ${index}` });
  }
  await counter.write();
  expect(await countOf(site.database, "views")).toBe(300);
  expect(await countOf(site.database, "visitors")).toBe(200);
});

test("hosts that somebody makes up are told apart up to a number", async () => {
  const site = await openSite();
  const counter = openCounter(site);
  for (let index = 0; index < 150; index += 1) {
    const message = { ...view, id: `made-up-view-${index}-`, referrer: `h${index}.example.org` };
    await counter.take(message, sender);
  }
  await counter.take({ ...view, id: "made-up-view-last", referrer: "<b>x</b>" }, sender);
  await counter.write();
  const rows = await site.database.visitCount.findMany({ where: { measure: "referrers" } });
  expect(rows).toHaveLength(101);
  expect(rows.find(({ name }) => name === "other")?.count).toBe(51);
});

test("views that began yesterday give nobody more hosts today", async () => {
  const site = await openSite();
  const counter = openCounter(site);
  const since = { ...view, id: "a-view-since-yesterday" };
  await counter.take(since, sender);
  now = new Date("2026-11-24T00:01:00Z");
  for (let index = 0; index < 120; index += 1) {
    const message = { ...view, id: `made-up-view-${index}-`, referrer: `h${index}.example.org` };
    await counter.take(message, sender);
    if (index % 10 === 0)
      await counter.take({ ...since, number: 1 + index / 10, referrer: "a.example" }, sender);
  }
  await counter.write();
  const day = "2026-11-24";
  const rows = await site.database.visitCount.findMany({ where: { measure: "referrers", day } });
  expect(rows.length).toBeLessThanOrEqual(101);
});

test("a count ends at the largest that can be stored and shown, and stops no other", async () => {
  const site = await openSite();
  const counter = openCounter(site);
  const seconds: [number, number] = [0, 3_600];
  await counter.take({ ...view, id: "a-long-view-first", seconds }, sender);
  await counter.write();
  await site.database.visitCount.updateMany({
    where: { measure: "seconds" },
    data: { count: maxCount - 1_000 },
  });
  await counter.take({ ...view, id: "a-long-view-second", seconds }, sender);
  await counter.write();
  expect(await countOf(site.database, "seconds")).toBe(maxCount);
  expect(await countOf(site.database, "views")).toBe(2);
});

test.each([
  ["ahead", "2027-03-01T12:00:00Z"],
  ["back", "2026-11-20T12:00:00Z"],
])("a clock that jumps %s and returns leaves no day behind", async (_way, moment) => {
  const site = await openSite();
  const counter = openCounter(site);
  await counter.take(view, sender);
  await counter.write();
  now = new Date(moment);
  await counter.take({ ...view, id: "a-view-at-another-time" }, sender);
  await counter.write();
  now = new Date("2026-11-23T12:05:00Z");
  await counter.write();
  await counter.take({ ...view, id: "a-view-back-in-time" }, sender);
  await counter.write();
  const days = await site.database.countedVisitor.groupBy({ by: ["day"] });
  expect(days).toEqual([{ day: "2026-11-23" }]);
  expect(await site.database.visitorDay.findMany()).toMatchObject([{ day: "2026-11-23" }]);
});
