import { afterEach, expect, test } from "vitest";
import type { OpenedLink } from "../../access/links/opened-link.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { firefox } from "../../testing/visit-site.ts";
import type { VisitMessage } from "../counting/visit-message.ts";
import { createReceiptCounter, type ReceiptCounter } from "./receipt-counter.ts";

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

async function makeLink({ database }: TestSite): Promise<OpenedLink> {
  const { id } = await database.shareLink.create({
    data: { recipient: "Ana", tokenHash: `hash-${Math.random()}` },
  });
  return {
    id,
    greeting: "",
    isReview: false,
    hidesReading: false,
    hasReader: true,
    withholdsOriginals: false,
    mark: null,
    nameShown: "",
    projects: new Map(),
  };
}

const openCounter = ({ database }: TestSite): ReceiptCounter =>
  createReceiptCounter({
    database,
    clock,
    notices: { draftNotice: async () => null, wake: () => {} },
  });

const view: VisitMessage = {
  id: "a-view-of-the-home",
  number: 0,
  path: "/",
  device: "desktop",
  seconds: [0, 2],
  sections: [0, 0],
};

async function secondsOf({ database }: TestSite, { id }: OpenedLink): Promise<number> {
  const { _sum } = await database.shareLinkCount.aggregate({
    where: { linkId: id, measure: "seconds" },
    _sum: { count: true },
  });
  return _sum.count ?? 0;
}

test("messages in any order, doubled, late and forged are counted for their own link alone", async () => {
  const site = await openSite();
  const counter = openCounter(site);
  const views = Math.floor(messageCount / 5);
  // There are enough links that no link exceeds its limit of messages on a day.
  const links = await Promise.all(
    Array.from({ length: Math.ceil(views / 500) }, () => makeLink(site)),
  );
  const messages = Array.from({ length: views }, (_, index) => {
    const link = links[index % links.length] ?? {
      id: 0,
      greeting: "",
      isReview: false,
      hidesReading: false,
      hasReader: true,
      withholdsOriginals: false,
      mark: null,
      nameShown: "",
      projects: new Map(),
    };
    const of = { ...view, id: `view-${String(index).padStart(10, "0")}` };
    const later = { ...of, number: 1, seconds: [2, 9], sections: [0, 1] } satisfies VisitMessage;
    const last = { ...of, number: 2, seconds: [9, 20], sections: [1, 7] } satisfies VisitMessage;
    const forged = { ...of, id: `${of.id}-no`, path: `/${index}` };
    return [of, later, last, last, forged].map((message) => ({ link, message }));
  }).flat();
  const first = messages[0];
  if (!first) throw new Error("There are no messages.");
  // The order is the same in each run, and very different from that of sending, within the limits
  // of `openViews`.
  for (let index = messages.length - 1; index > 0; index -= 1) {
    const other = Math.max(0, index - ((index * 7_919) % 4_000));
    [messages[index], messages[other]] = [messages[other] ?? first, messages[index] ?? first];
  }
  const before = process.memoryUsage().heapUsed;
  for (const [index, { link, message }] of messages.entries()) {
    await counter.take(link, message, firefox);
    if (index % 20_000 === 0) await counter.write();
  }
  await counter.write();
  for (const [index, link] of links.entries()) {
    const own = Math.ceil((views - index) / links.length);
    expect(await secondsOf(site, link)).toBe(own * 20);
  }
  // The data in memory is limited: to 20,000 views, and one number for each link.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(150 * 1024 * 1024);
  expect(await site.database.shareLinkCount.count()).toBeLessThanOrEqual(links.length * 10);
}, 300_000);

test("the id of a view does not let others stop its messages", async () => {
  const site = await openSite();
  const counter = openCounter(site);
  const [link, other] = [await makeLink(site), await makeLink(site)];
  await counter.take(other, { ...view, seconds: [0, 3_600] }, firefox);
  await counter.take(link, view, firefox);
  await counter.write();
  expect(await secondsOf(site, link)).toBe(2);
});

test("one link takes so many messages a day at most", { tags: "bothDatabases" }, async () => {
  const site = await openSite();
  const counter = openCounter(site);
  const [link, other] = [await makeLink(site), await makeLink(site)];
  const send = async (times: number) => {
    for (let index = 0; index < times; index += 1) {
      await counter.take(link, { ...view, id: `view-${now.getTime()}-${index}` }, firefox);
    }
  };
  await send(2_100);
  await counter.take(other, view, firefox);
  await counter.write();
  expect([await secondsOf(site, link), await secondsOf(site, other)]).toEqual([4_000, 2]);
  now = new Date("2026-11-24T12:00:00Z");
  await send(1);
  await counter.write();
  expect(await secondsOf(site, link)).toBe(4_002);
});

test("two instances add up, and agree on the first and the last moment", {
  tags: "bothDatabases",
}, async () => {
  const site = await openSite();
  const link = await makeLink(site);
  const make = () => openCounter(site);
  const [one, other] = [make(), make()];
  await one.take(link, view, firefox);
  now = new Date("2026-11-23T12:10:00Z");
  await other.take(link, { ...view, id: "another-view-of-it" }, firefox);
  await other.write();
  await one.write();
  expect(await secondsOf(site, link)).toBe(4);
  expect(await site.database.shareLink.findFirst({ where: { id: link.id } })).toMatchObject({
    firstReadAt: new Date("2026-11-23T12:00:00Z"),
    lastReadAt: now,
  });
});

test("counts that the database refused are written later, but not those of a removed link", {
  tags: "bothDatabases",
}, async () => {
  const site = await openSite();
  const counter = openCounter(site);
  const [link, gone] = [await makeLink(site), await makeLink(site)];
  await counter.take(gone, view, firefox);
  await counter.take(link, view, firefox);
  await site.database.shareLink.delete({ where: { id: gone.id } });
  const { $transaction } = site.database;
  site.database.$transaction = () => Promise.reject(new Error("locked"));
  await counter.write();
  site.database.$transaction = $transaction;
  expect(await secondsOf(site, link)).toBe(0);
  await counter.take(link, { ...view, number: 1, seconds: [2, 5] }, firefox);
  await counter.write();
  await counter.write();
  expect(await secondsOf(site, link)).toBe(5);
  expect(await site.database.shareLinkCount.count({ where: { linkId: gone.id } })).toBe(0);
});
