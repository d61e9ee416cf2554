/** @module-tag bothDatabases */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { openDatabase } from "./client.ts";
import { readContentRevision } from "./content-revision.ts";
import { replaceContent } from "./replace-content.ts";
import { writeSnapshot } from "./snapshot.ts";

let site: TestSite;
let folder: string;
let rounds = 0;
beforeAll(async () => {
  site = await openTestSite();
  folder = await mkdtemp(join(tmpdir(), "vitrine-replace-"));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function snapshot(): Promise<string> {
  const path = join(folder, `snapshot-${++rounds}`);
  await writeSnapshot(site.environment.databaseUrl, path);
  return path;
}

const replace = async (path: string) => replaceContent(path, site.environment.databaseUrl);

test("everything is as it was then, and the content revision is none that was seen before", async () => {
  const { database } = site;
  const workImages = { create: [{ src: "/objects/a.png", position: 0 }] };
  const kept = await database.project.create({
    data: { name: "Kept", slug: "kept", isDemo: true, tags: '["a"]', workImages },
  });
  await database.siteFont.create({
    data: {
      ...{ role: "text", family: "F", fileName: "f", checksum: "c", width: 1 },
      ...{ leastWeight: 1, mostWeight: 9, ascent: 0.3, descent: -1e-7, lineGap: 0 },
      bytes: Uint8Array.from({ length: 256 }, (_, index) => index),
    },
  });
  const before = await database.project.findUniqueOrThrow({
    where: { id: kept.id },
    include: { workImages: true },
  });
  const user = await database.user.findFirstOrThrow();
  const signIn = (tokenHash: string) =>
    database.session.create({
      data: { tokenHash, userId: user.id, expiresAt: new Date("2030-01-01") },
    });
  await signIn("then");
  const path = await snapshot();

  await database.project.update({ where: { id: kept.id }, data: { name: "Changed" } });
  const later = await database.project.create({ data: { name: "Later", slug: "later" } });
  await database.siteFont.deleteMany();
  await signIn("now");
  await database.lastBackup.create({ data: { id: 1, name: "of now" } });
  const revision = await readContentRevision(database);

  await replace(path);
  expect(
    await database.project.findUniqueOrThrow({
      where: { id: kept.id },
      include: { workImages: true },
    }),
  ).toEqual(before);
  expect(await database.project.count()).toBe(1);
  expect((await database.siteFont.findFirstOrThrow()).bytes).toHaveLength(256);
  expect(await database.session.count()).toBe(0);
  expect(await database.user.findFirstOrThrow()).toEqual(user);
  expect((await database.lastBackup.findFirstOrThrow()).name).toBe("of now");
  expect(await readContentRevision(database)).toBeGreaterThan(revision);
  // No id is used twice.
  const next = await database.project.create({ data: { name: "Next", slug: "next" } });
  expect(next.id).toBeGreaterThan(later.id);
});

test("a replacement that fails midway changes nothing", async () => {
  const { database } = site;
  const path = await snapshot();
  await database.project.create({ data: { name: "Of now", slug: "of-now" } });
  const projects = await database.project.findMany();
  const [quotes, revision] = [await database.quote.count(), await readContentRevision(database)];
  // A row that violates a foreign key, in the last table that refers to others.
  const copy = await openDatabase(`file:${path}`);
  await copy.$executeRawUnsafe("PRAGMA foreign_keys = OFF");
  await copy.$executeRawUnsafe(
    `INSERT INTO "WorkImage" ("projectId", "src", "position") VALUES (999999, '/objects/x.png', 0)`,
  );
  await copy.$disconnect();
  await expect(replace(path)).rejects.toThrow();
  expect(await database.project.findMany()).toEqual(projects);
  expect(await database.quote.count()).toBe(quotes);
  expect(await readContentRevision(database)).toBe(revision);
});

test("a write in progress is awaited", async () => {
  const { database } = site;
  const path = await snapshot();
  const order: string[] = [];
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const writing = database.$transaction(async (transaction) => {
    await transaction.project.create({ data: { name: "Meanwhile", slug: "meanwhile" } });
    begin();
    await new Promise((done) => setTimeout(done, 200));
    order.push("written");
  });
  await begun;
  await replace(path).then(() => order.push("replaced"));
  await writing;
  expect(order).toEqual(["written", "replaced"]);
  expect(await database.project.count({ where: { slug: "meanwhile" } })).toBe(0);
});
