import { createReadStream } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { databaseEntry } from "../backup/archive.ts";
import { unpackArchive } from "../backup/unpack-archive.ts";
import { writeArchive } from "../backup/write-archive.ts";
import { readContentRevision } from "../database/content-revision.ts";
import { inspectSnapshot } from "../database/snapshot.ts";
import { runMutation } from "../testing/run-mutation.ts";
import { firefox, openVisitSite, type VisitSite } from "../testing/visit-site.ts";
import { sweepVisitCounts } from "./sweep-visit-counts.ts";

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function openSite(variables: Record<string, string> = {}): Promise<VisitSite> {
  const site = await openVisitSite(variables);
  closings.push(() => site.close());
  return site;
}

test("a view is counted with what led to it, and nothing of it is about one visitor", {
  tags: "bothDatabases",
}, async () => {
  const site = await openSite({ COUNTRY_HEADER: "CF-IPCountry" });
  const project = await site.database.project.create({ data: { name: "Orrery", slug: "orrery" } });
  const headers = { "cf-ipcountry": "NO" };
  expect(await site.send({ headers, body: { referrer: "www.Example.org" } })).toBe(204);
  expect(await site.send({ headers, body: { path: "/project/orrery", device: "phone" } })).toBe(
    204,
  );
  expect(await site.send({ from: "203.0.113.2", body: { path: "/nowhere" } })).toBe(204);
  const page = `project:${project.id}`;
  expect(await site.countsAfter()).toEqual({
    "views home": 1,
    "seconds home": 2,
    "visitors home": 1,
    "devices home desktop": 1,
    "referrers home example.org": 1,
    "countries home NO": 1,
    [`views ${page}`]: 1,
    [`seconds ${page}`]: 2,
    [`visitors ${page}`]: 1,
    [`devices ${page} phone`]: 1,
    [`countries ${page} NO`]: 1,
    visitors: 1,
  });
});

test("a message that comes twice counts once", async () => {
  const site = await openSite();
  const body = { id: "the-same-view-0001" };
  for (const _try of [1, 2, 3]) await site.send({ body });
  await site.send({ body: { ...body, number: 1, seconds: [2, 12] } });
  await site.send({ body: { ...body, number: 1, seconds: [2, 12] } });
  expect(await site.countsAfter()).toMatchObject({
    "views home": 1,
    "seconds home": 12,
    "reads home": 1,
  });
});

test("writing numbers changes nothing that visitors see", async () => {
  const site = await openSite();
  const before = await readContentRevision(site.database);
  await site.send();
  await site.countsAfter();
  expect(await readContentRevision(site.database)).toBe(before);
});

test("the owner is not counted, signed in or not, nor who asks not to be", async () => {
  const site = await openSite();
  const cookie = await site.signIn();
  await site.send({ headers: { cookie } });
  await site.send({ headers: { cookie: "vitrine-device=known" } });
  await site.send({ headers: { cookie: "__Host-vitrine-device=known" } });
  await site.send({ headers: { "sec-gpc": "1" } });
  await site.send({ headers: { dnt: "1" } });
  expect(await site.countsAfter()).toEqual({});
  expect(await site.database.countedVisitor.count()).toBe(0);
});

test("what no page of this site sends is refused, or is not counted", async () => {
  const site = await openSite();
  expect(await site.send({ headers: { "sec-fetch-site": "cross-site" } })).toBe(403);
  expect(await site.send({ headers: { "content-type": "application/json" } })).toBe(415);
  expect(await site.send({ body: { seconds: [0, -1] } })).toBe(400);
  expect(await site.send({ body: { path: `/${"x".repeat(2_000)}` } })).toBe(413);
  const bare = await site.app.inject({
    method: "POST",
    url: "/api/reading",
    headers: { "x-vitrine-client": "1", "content-type": "text/plain" },
    payload: "{}",
  });
  expect(bare.statusCode).toBe(400);
  expect(await site.countsAfter()).toEqual({});
});

test("drafts and what is in the trash are no pages of visitors", async () => {
  const site = await openSite();
  const { database } = site;
  await database.project.create({ data: { name: "D", slug: "draft", visibility: "draft" } });
  await database.project.create({ data: { name: "T", slug: "gone", deletedAt: new Date() } });
  for (const slug of ["draft", "gone", "%", "__proto__"]) {
    expect(await site.send({ body: { path: `/project/${slug}` } })).toBe(204);
  }
  expect(await site.send({ body: { path: "/constructor" } })).toBe(204);
  expect(await site.countsAfter()).toEqual({});
});

test("a browser that a program drives is a robot, whatever it calls itself", async () => {
  const site = await openSite();
  await site.send({ body: { isDriven: true } });
  expect(await site.countsAfter()).toEqual({ "robots home": 1 });
});

test("visitors are told apart for a day, and nobody finds out afterwards who they were", async () => {
  const site = await openSite();
  const { app, database } = site;
  const write = () => app.close();
  await site.send();
  await site.send();
  await site.send({ from: "203.0.113.2" });
  await site.send({ headers: { "user-agent": firefox.replaceAll("140", "141") } });
  site.setClock("2026-11-24T00:00:01Z");
  await site.send();
  await write();
  const days = await database.visitCount.findMany({ where: { measure: "visitors", page: "" } });
  expect(days.map(({ day, count }) => [day, count])).toEqual([
    ["2026-11-23", 3],
    ["2026-11-24", 1],
  ]);
  expect(await database.countedVisitor.findMany({ where: { day: "2026-11-23" } })).toEqual([]);
  expect(await database.visitorDay.findMany()).toMatchObject([{ day: "2026-11-24" }]);
  const stored = JSON.stringify([
    await database.countedVisitor.findMany(),
    await database.visitCount.findMany(),
  ]);
  expect(stored).not.toContain("203.0.113");
  expect(stored).not.toContain("Firefox");
});

test("nobody finds out from a backup who visited on its day", async () => {
  const site = await openSite();
  await site.send();
  await site.app.close();
  const { database, environment, media } = site;
  const path = `${environment.dataFolder}/backup`;
  await writeArchive({ database, storage: media.storage, secretPath: undefined }, path);
  // The salt is not in the backup, not even in free pages of the database file.
  const bytes = await readFile(path);
  const { salt } = await database.visitorDay.findFirstOrThrow();
  expect(salt).toMatch(/^[\w-]{43}$/);
  expect(bytes.includes("VisitCount")).toBe(true);
  expect(bytes.includes(salt)).toBe(false);
  const stored = await inspectSnapshotOf(path, `${environment.dataFolder}/unpacked`);
  expect(stored).toBe(0);
});

/** How many visitors are in the database of a backup. */
async function inspectSnapshotOf(archive: string, folder: string): Promise<number> {
  await mkdir(folder);
  const entries = await unpackArchive(createReadStream(archive), folder);
  const stored = entries.find(({ name }) => name === databaseEntry);
  return inspectSnapshot(stored?.path ?? "", (copy) => copy.countedVisitor.count());
}

test("a site that counts nothing stores nothing, and forgets the day at once", async () => {
  const site = await openSite();
  await site.send();
  await runMutation(site, "setVisitCounting", { isOn: false }, "visitCounting { isOn }");
  await site.send();
  await site.app.close();
  expect(await site.database.visitCount.count({ where: { measure: "views" } })).toBe(1);
  expect(await site.database.countedVisitor.count()).toBe(0);
  expect(await site.database.visitorDay.findMany()).toMatchObject([{ salt: "-".repeat(43) }]);
});

test("counts of more than 25 months ago are removed", { tags: "bothDatabases" }, async () => {
  const { database } = await openSite();
  const count = { measure: "views", page: "home", name: "", count: 1 } as const;
  for (const day of ["2024-10-22", "2024-10-23", "2026-11-23"]) {
    await database.visitCount.create({ data: { ...count, day } });
  }
  for (const [recipient, day] of Object.entries({ old: "2024-10-22", new: "2024-10-24" })) {
    const readAt = new Date(`${day}T12:00:00Z`);
    await database.shareLink.create({
      data: {
        recipient,
        tokenHash: recipient,
        firstReadAt: readAt,
        lastReadAt: readAt,
        counts: { create: count },
      },
    });
  }
  expect(await sweepVisitCounts(database, new Date("2026-11-23T12:00:00Z"))).toBe(2);
  expect(await database.visitCount.count()).toBe(2);
  const links = await database.shareLink.findMany({
    include: { counts: true },
    orderBy: { id: "asc" },
  });
  expect(links.map(({ firstReadAt, counts }) => [firstReadAt !== null, counts.length])).toEqual([
    [false, 0],
    [true, 1],
  ]);
});

test("counts of a month that has fewer days than this one are stored as long", async () => {
  const { database } = await openSite();
  const count = { measure: "views", page: "home", name: "", count: 1 } as const;
  for (const day of ["2025-02-27", "2025-02-28", "2025-03-01"]) {
    await database.visitCount.create({ data: { ...count, day } });
  }
  await sweepVisitCounts(database, new Date("2027-03-31T12:00:00Z"));
  expect(await database.visitCount.count()).toBe(2);
});
