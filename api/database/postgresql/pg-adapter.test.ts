import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMigratedDatabase, dropPostgresDatabase } from "../../testing/postgres.ts";
import { type Database, openDatabase } from "../client.ts";
import type { BeforeCommit } from "../statements.ts";

let url: string;
let database: Database;
let beforeCommit: BeforeCommit;
let other: pg.Client;
beforeEach(async () => {
  url = await createMigratedDatabase();
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

/** Counts the transactions of this database that wait for their next statement. */
async function countOpenTransactions(): Promise<number> {
  const { rows } = await other.query(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'",
  );
  return rows[0].count;
}

const message = { name: "A", email: "a@example.com", company: "B", message: "C" };

test("a write waits for another process's, and reads wait for none", async () => {
  await other.query('BEGIN; LOCK TABLE "ContentRevision" IN EXCLUSIVE MODE');
  let hasWritten = false;
  // This write changes no content, so it can wait only for its turn.
  const writing = database.contactMessage.create({ data: message }).then(() => {
    hasWritten = true;
  });
  for (let turn = 0; turn < 15; turn++) expect(await database.contactMessage.count()).toBe(0);
  expect(hasWritten).toBe(false);
  await other.query("COMMIT");
  await writing;
  expect(await database.contactMessage.count()).toBe(1);
});

test("what is derived before a commit is a part of it, which ends without it where it fails", async () => {
  beforeCommit = async ({ all }) => {
    await all(`UPDATE "Banner" SET "content" = "content" || '!'`);
    throw new Error("out of order");
  };
  const write = () =>
    database.$transaction((transaction) => transaction.banner.create({ data: { content: "x" } }));
  await expect(write()).rejects.toThrow("out of order");
  expect(await countOpenTransactions()).toBe(0);
  await expect(database.banner.create({ data: { content: "x" } })).rejects.toThrow("out of order");
  beforeCommit = async () => {};
  expect(await database.banner.count()).toBe(0);
  await write();
  expect(await database.banner.count()).toBe(1);
});

test("failed transactions give their connection and their turn back", async () => {
  for (let index = 0; index < 40; index++) {
    await database
      .$transaction(async (transaction) => {
        await transaction.contactMessage.create({ data: message });
        throw new Error("refused");
      })
      .catch(() => {});
  }
  expect(await countOpenTransactions()).toBe(0);
  expect(await database.contactMessage.count()).toBe(0);
});

test("a connection that the server ends fails its own transaction alone", async () => {
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

test("a NUL, which PostgreSQL refuses, becomes the sign of what cannot be shown", async () => {
  await database.banner.create({ data: { content: "a\u0000b" } });
  expect((await database.banner.findFirst())?.content).toBe("a\uFFFDb");
  expect(await database.banner.count({ where: { content: "a\u0000b" } })).toBe(1);
  expect(await database.banner.count({ where: { content: "ab" } })).toBe(0);
});
