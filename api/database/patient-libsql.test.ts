import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibSql from "libsql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "./client.ts";
import { applyMigrations } from "./migrations.ts";

let folder: string;
let database: Database;
let other: InstanceType<typeof LibSql>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-locked-"));
  const path = join(folder, "vitrine.db");
  database = await openDatabase(`file:${path}`);
  await applyMigrations(database, `file:${path}`);
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
    expect(performance.now() - started).toBeLessThan(1_000);
  }
  expect(hasWritten).toBe(false);
  other.exec("COMMIT");
  await writing;
  expect((await database.banner.findFirst())?.content).toBe("Patient");
});
