import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPostgresDatabase, dropPostgresDatabase } from "../../testing/postgres.ts";
import { type Database, openDatabase } from "../client.ts";
import { changeContent } from "../content-change.ts";
import { applyMigrations } from "../migrations.ts";
import type { BeforeCommit } from "../statements.ts";

let url: string;
let database: Database;
let beforeCommit: BeforeCommit;
let other: pg.Client;
beforeEach(async () => {
  url = await createPostgresDatabase();
  await applyMigrations(url);
  beforeCommit = async () => {};
  database = await openDatabase(url, (transaction) => beforeCommit(transaction));
  other = new pg.Client({ connectionString: url });
  other.on("error", () => {});
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await database.$disconnect();
  await dropPostgresDatabase(url);
});

const message = { name: "A", email: "a@example.com", company: "B", message: "C" };

test("of many that count on in a transaction, each sees what those before it wrote", async () => {
  await database.banner.create({ data: { content: "0" } });
  const countOn = () =>
    changeContent(database, async (transaction) => {
      const { content } = await transaction.banner.findFirstOrThrow();
      await transaction.banner.updateMany({ data: { content: String(Number(content) + 1) } });
    });
  const alone = () => database.contactMessage.create({ data: message });
  await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 3 ? countOn() : alone())));
  expect((await database.banner.findFirst())?.content).toBe("20");
  expect(await database.contactMessage.count()).toBe(10);
});

test("a write waits for another process's, and reads wait for none", async () => {
  await other.query('BEGIN; LOCK TABLE "ContentRevision" IN EXCLUSIVE MODE');
  let hasWritten = false;
  const writing = database.banner.create({ data: { content: "Patient" } }).then(() => {
    hasWritten = true;
  });
  for (let turn = 0; turn < 15; turn++) expect(await database.banner.count()).toBe(0);
  expect(hasWritten).toBe(false);
  await other.query("COMMIT");
  await writing;
  expect(await database.banner.count()).toBe(1);
});

test("what is derived before a commit is a part of it, which ends without it where it fails", async () => {
  beforeCommit = async ({ all }) => {
    await all(`UPDATE "Banner" SET "content" = "content" || '!'`);
    throw new Error("out of order");
  };
  const write = () =>
    database.$transaction((transaction) => transaction.banner.create({ data: { content: "x" } }));
  await expect(write()).rejects.toThrow("out of order");
  await expect(database.banner.create({ data: { content: "x" } })).rejects.toThrow("out of order");
  beforeCommit = async () => {};
  expect(await database.banner.count()).toBe(0);
  await write();
  expect(await database.banner.count()).toBe(1);
});

test("any number of transactions that fail leaves no connection and no turn taken", async () => {
  for (let index = 0; index < 40; index++) {
    await database
      .$transaction(async (transaction) => {
        await transaction.contactMessage.create({ data: message });
        throw new Error("refused");
      })
      .catch(() => {});
  }
  const { rows } = await other.query(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'",
  );
  expect(rows).toEqual([{ count: 0 }]);
  expect(await database.contactMessage.count()).toBe(0);
});

test("a connection that the server ends in a transaction loses that one alone", async () => {
  const write = database.$transaction(async (transaction) => {
    await transaction.contactMessage.create({ data: message });
    await other.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    await transaction.contactMessage.create({ data: message });
  });
  await expect(write).rejects.toThrow();
  await database.contactMessage.create({ data: message });
  expect(await database.contactMessage.count()).toBe(1);
});

test("a name that is taken is told as on SQLite", async () => {
  const project = { name: "A", slug: "a" };
  await database.project.create({ data: project });
  await expect(database.project.create({ data: project })).rejects.toMatchObject({ code: "P2002" });
});

test("moments have milliseconds, bytes and numbers are what was written", async () => {
  const moment = new Date("2026-03-29T01:59:59.987Z");
  const font = { role: "display", family: "F", fileName: "f", checksum: "c" } as const;
  const measures = { leastWeight: 1, mostWeight: 1000, ascent: 0.1 + 0.2, descent: -1e-7 };
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  await database.siteFont.create({
    data: { ...font, ...measures, bytes, lineGap: 0, width: 1e21, createdAt: moment },
  });
  const found = await database.siteFont.findFirstOrThrow();
  expect(found).toMatchObject({ ...measures, lineGap: 0, width: 1e21, createdAt: moment });
  expect([...found.bytes]).toEqual([...bytes]);
});

test("texts are sorted by their bytes and compared with their case, as on SQLite", async () => {
  const slugs = ["Zoo", "a", "b-a", "ba", "É", "z", "a-b"];
  for (const slug of slugs) await database.project.create({ data: { name: slug, slug } });
  const sorted = await database.project.findMany({ orderBy: { slug: "asc" } });
  expect(sorted.map(({ slug }) => slug)).toEqual(["Zoo", "a", "a-b", "b-a", "ba", "z", "É"]);
  expect(await database.project.count({ where: { slug: "zoo" } })).toBe(0);
});

test("a NUL, which PostgreSQL refuses, becomes the sign of what cannot be shown", async () => {
  await database.banner.create({ data: { content: "a\u0000b" } });
  expect((await database.banner.findFirst())?.content).toBe("a\uFFFDb");
  expect(await database.banner.count({ where: { content: "a\u0000b" } })).toBe(1);
  expect(await database.banner.count({ where: { content: "ab" } })).toBe(0);
});
