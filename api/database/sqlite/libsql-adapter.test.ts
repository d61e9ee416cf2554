import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibSql from "libsql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Database, openDatabase } from "../client.ts";
import { applyMigrations } from "../migrations.ts";
import type { BeforeCommit } from "../statements.ts";
import { LibSqlAdapter } from "./libsql-adapter.ts";

let folder: string;
let database: Database;
let other: InstanceType<typeof LibSql>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-locked-"));
  const path = join(folder, "vitrine.db");
  database = await openDatabase(`file:${path}`);
  await applyMigrations(`file:${path}`);
  other = new LibSql(path);
});
afterEach(async () => {
  other.close();
  await database.$disconnect();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ["a statement", () => database.banner.create({ data: { content: "Patient" } })],
  [
    "a transaction",
    () =>
      database.$transaction(async (transaction) => {
        await transaction.banner.findFirst();
        await transaction.banner.create({ data: { content: "Patient" } });
      }),
  ],
])("%s waits for another process's lock, and holds up nothing else", async (_name, write) => {
  other.exec("BEGIN IMMEDIATE");
  let hasWritten = false;
  const writing = write().then(() => {
    hasWritten = true;
  });
  for (let turn = 0; turn < 10; turn++) {
    const started = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(performance.now() - started).toBeLessThan(4_000);
  }
  expect(hasWritten).toBe(false);
  other.exec("COMMIT");
  await writing;
  expect((await database.banner.findFirst())?.content).toBe("Patient");
});

const message = { name: "A", email: "a@example.com", company: "B", message: "C" };

test("any number of transactions leaves no more open files than a few", async () => {
  const save = (fails: boolean) =>
    database.$transaction(async (transaction) => {
      await transaction.contactMessage.create({ data: message });
      if (fails) throw new Error("refused");
    });
  const saveMany = async (count: number) => {
    for (let index = 0; index < count; index++) {
      await save(index % 5 === 0).catch(() => {});
      await database.contactMessage.count();
    }
  };
  await saveMany(5);
  const before = (await readdir("/dev/fd")).length;
  await saveMany(200);
  expect((await readdir("/dev/fd")).length).toBeLessThanOrEqual(before + 2);
  expect(await database.contactMessage.count()).toBe(164);
});

const sql = (text: string) => ({ sql: text, args: [], argTypes: [] });
const insert = sql("INSERT INTO Banner (content, updatedAt) VALUES ('x', 0)");
const openAdapter = (beforeCommit: BeforeCommit = async () => {}) =>
  new LibSqlAdapter(
    { url: `file:${join(folder, "vitrine.db")}`, timeout: 0 },
    beforeCommit,
  ).connect();

test("what is to happen before a commit happens in the transaction, which ends without it where it fails", async () => {
  let isFailing = true;
  const adapter = await openAdapter(async (transaction) => {
    await transaction.all("UPDATE Banner SET content = content || '!'");
    if (isFailing) throw new Error("out of order");
  });
  const refused = await adapter.startTransaction();
  await refused.executeRaw(insert);
  await expect(refused.commit()).rejects.toThrow("out of order");
  expect(await database.banner.count()).toBe(0);
  isFailing = false;
  const next = await adapter.startTransaction();
  await next.executeRaw(insert);
  await next.commit();
  await adapter.dispose();
  expect((await database.banner.findMany()).map(({ content }) => content)).toEqual(["x!"]);
});

test("what comes after the end of its transaction is no part of the next one", async () => {
  const adapter = await openAdapter();
  const ended = await adapter.startTransaction();
  await ended.rollback();
  const next = await adapter.startTransaction();
  await expect(ended.executeRaw(insert)).rejects.toThrow("ended");
  await expect(ended.commit()).rejects.toThrow("ended");
  await next.commit();
  await adapter.dispose();
  expect(await database.banner.count()).toBe(0);
});

test("a connection whose statement ran into a lock can commit again afterwards", async () => {
  const adapter = await openAdapter();
  const transaction = await adapter.startTransaction();
  await transaction.queryRaw(sql("SELECT * FROM Banner"));
  other.exec("BEGIN IMMEDIATE");
  await expect(transaction.executeRaw(insert)).rejects.toThrow();
  await transaction.rollback();
  other.exec("COMMIT");
  const next = await adapter.startTransaction();
  // Another statement is run, because running the same one again would end the statement that was
  // left open.
  await next.executeRaw(sql("INSERT INTO Banner (id, content, updatedAt) VALUES (2, 'y', 0)"));
  await next.commit();
  await adapter.dispose();
  expect(await database.banner.count()).toBe(1);
});

test("a statement is compiled once, and what runs into a fault runs again", async () => {
  const first = sql("INSERT INTO Banner (id, content, updatedAt) VALUES (1, 'x', 0)");
  const prepare = vi.spyOn(LibSql.prototype, "prepare");
  const adapter = await openAdapter();
  await adapter.executeRaw(first);
  await expect(adapter.executeRaw(first)).rejects.toThrow();
  await adapter.executeRaw(sql("DELETE FROM Banner"));
  await adapter.executeRaw(first);
  const transaction = await adapter.startTransaction();
  await expect(transaction.executeRaw(first)).rejects.toThrow();
  await transaction.commit();
  const compiled = prepare.mock.calls.map(([text]) => text);
  prepare.mockRestore();
  expect(compiled.filter((text) => text === first.sql)).toHaveLength(1);
  const { rows } = await adapter.queryRaw(sql("SELECT count(*) FROM Banner"));
  expect(rows).toEqual([[1]]);
  await adapter.dispose();
});
