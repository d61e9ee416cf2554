import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibSql from "libsql";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createPostgresDatabase, dropPostgresDatabase } from "../../testing/postgres.ts";
import { openDatabase } from "../client.ts";
import { readContentRevision } from "../content-revision.ts";
import { applyMigrations } from "../migrations.ts";
import { writeSnapshot } from "../snapshot.ts";
import { copyFileToServer, copyServerToFile, sumsOfFile } from "./copy-database.ts";
import { fillDatabase } from "./fill-database.ts";
import { assertSame } from "./tables.ts";

let folder: string;
const urls: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-copy-"));
});
afterAll(async () => {
  for (const url of urls) await dropPostgresDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

async function newServer(): Promise<string> {
  const url = await createPostgresDatabase();
  urls.push(url);
  return url;
}

/** Makes an SQLite file with values of all types that PostgreSQL stores in another form. */
async function makeFile(name: string): Promise<string> {
  const path = join(folder, name);
  await applyMigrations(`file:${path}`);
  const database = await openDatabase(`file:${path}`);
  const workImages = { create: [{ src: "/objects/a.png", position: 0 }] };
  const publishAt = new Date("2027-03-28T01:59:59.001Z");
  const words = {
    name: "Ærø 🎨",
    tags: '["a\\"b"]',
    isPasswordProtected: true,
    isDemo: true,
  } as const;
  await database.project.create({
    data: { ...words, slug: "a", visibility: "draft", publishAt, workImages },
  });
  const gone = await database.project.create({ data: { name: "Gone", slug: "gone" } });
  await database.project.delete({ where: { id: gone.id } });
  const measures = { leastWeight: 1, mostWeight: 9, ascent: 0.1 + 0.2, descent: -1e-7, lineGap: 0 };
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const font = { role: "text", family: "F", fileName: "f", checksum: "c", width: 1e21 } as const;
  await database.siteFont.create({ data: { ...font, ...measures, bytes } });
  await database.user.create({
    data: {
      username: "owner",
      passwordHash: "x",
      sessions: { create: { tokenHash: "t", expiresAt: publishAt } },
    },
  });
  await database.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`;
  await database.$disconnect();
  const other = new LibSql(path);
  // Dates in the forms of SQLite itself and of older versions.
  other.exec(`
    INSERT INTO "Project" ("name", "slug", "createdAt", "updatedAt") VALUES ('Old', 'old', '2026-07-01 10:00:00', 1790000000000)`);
  other.close();
  return path;
}

test("what goes to a server and back is the same, and numbers go on where they were", async () => {
  const path = await makeFile("there");
  const before = sumsOfFile(path);
  expect(before.filter(({ rows }) => rows > 0).length).toBeGreaterThan(5);
  const url = await newServer();
  await fillDatabase(path, url);
  const served = await openDatabase(url);
  const back = join(folder, "back");
  await writeSnapshot(url, back);
  assertSame(before, sumsOfFile(back));
  assertSame(sumsOfFile(back), before);

  const { id } = await served.project.create({ data: { name: "Next", slug: "next" } });
  const file = await openDatabase(`file:${back}`);
  const next = await file.project.create({ data: { name: "Next", slug: "next" } });
  expect([id, next.id]).toEqual([4, 4]);
  expect(await readContentRevision(served)).toBe(await readContentRevision(file));
  await served.$disconnect();
  await file.$disconnect();
});

test("a site is not written over, and a difference is noticed", async () => {
  const path = await makeFile("kept");
  const url = await newServer();
  await fillDatabase(path, url);
  await expect(fillDatabase(path, url)).rejects.toThrow(
    /There is a site in the database .* already/,
  );
  const before = await copyServerToFile(url, join(folder, "copy"));
  const served = await openDatabase(url);
  await served.project.update({ where: { slug: "old" }, data: { year: "2026" } });
  await served.$disconnect();
  const after = await copyServerToFile(url, join(folder, "later"));
  expect(() => assertSame(before, after)).toThrow(
    "the table Project was not copied as it is (2 of 2 rows)",
  );
});

test("a connection that is lost during a copy rejects the copy, and nothing else", async () => {
  const path = await makeFile("lost");
  const url = await newServer();
  await applyMigrations(url);
  const noticeUncaught = vi.fn();
  process.on("uncaughtExceptionMonitor", noticeUncaught);
  onTestFinished(() => void process.off("uncaughtExceptionMonitor", noticeUncaught));
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('BEGIN; LOCK TABLE "Project" IN ACCESS EXCLUSIVE MODE');
  const copying = expect(copyFileToServer(path, url)).rejects.toThrow(/terminat/);
  const endWaiting = `SELECT pg_terminate_backend(pid) FROM pg_locks
    JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND NOT granted`;
  await expect.poll(async () => (await other.query(endWaiting)).rowCount).toBe(1);
  await copying;
  await other.end();
  expect(noticeUncaught).not.toHaveBeenCalled();
});
