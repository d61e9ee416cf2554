import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkDatabase } from "./check-database.ts";
import { openDatabase } from "./client.ts";
import { applyMigrations } from "./migrations.ts";
import { diffMigrations } from "./schema-engine.ts";

let folder: string;
let url: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-migrations-"));
  url = `file:${join(folder, "vitrine.db")}`;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("the migrations yield exactly schema.prisma", async () => {
  const schema = await readFile("prisma/schema.prisma", "utf8");
  expect(await diffMigrations(schema, url)).toBe("");
  const changed = schema.replace("model Quote {", "model Quote {\n  nickname String?");
  expect(await diffMigrations(changed, url)).toContain("nickname");
});

test("an empty database gets them all, once", async () => {
  const database = await openDatabase(url);
  const applied = await applyMigrations(url);
  expect(applied.length).toBeGreaterThan(0);
  expect(await applyMigrations(url)).toEqual([]);
  expect(await database.project.count()).toBe(0);
  await database.$disconnect();
});

test("a database that a newer version made is refused with a sentence", async () => {
  const database = await openDatabase(url);
  await applyMigrations(url);
  await database.$executeRaw`
    INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
    VALUES ('later', 'x', 1, '29990101000000_later', 1, 1)`;
  await expect(applyMigrations(url)).rejects.toThrow(
    "The database was made by a newer version of Vitrine (it has the migration 29990101000000_later); update the product, or restore an older backup.",
  );
  await database.$disconnect();
});

test("durability holds on every connection, also after an interactive transaction", async () => {
  const database = await openDatabase(url);
  await database.$transaction((transaction) => transaction.$queryRaw`SELECT 1`);
  const read = async (pragma: string) => {
    const [row] = await database.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${pragma}`);
    return String(row && Object.values(row)[0]);
  };
  expect(await read("journal_mode")).toBe("wal");
  expect(await read("synchronous")).toBe("2");
  expect(await read("foreign_keys")).toBe("1");
  expect(await read("busy_timeout")).toBe("5000");
  await database.$disconnect();
});

test("a database whose header is damaged is told so, and how to restore it", async () => {
  await applyMigrations(url);
  const whole = await readFile(join(folder, "vitrine.db"));
  const damages = [
    Buffer.from("this is a letter, not a database"),
    whole.subarray(0, 50),
    // The name of the format, the size of a page, and the number of the format of the tables.
    ...[3, 17, 30, 47].map((at) => whole.with(at, 0xee)),
  ];
  for (const [index, damaged] of damages.entries()) {
    // Connections that failed go on knowing their file.
    const paths = ["migrated", "checked", "opened"].map((name) =>
      join(folder, `${name}-${index}.db`),
    );
    for (const path of paths) await writeFile(path, damaged);
    const [migrated = "", checked = "", opened = ""] = paths;
    const told = (path: string) =>
      `The database ${path} is damaged; restore the newest backup into an empty data folder with npm run restore -- FILE. Nothing was changed.`;
    await expect(applyMigrations(`file:${migrated}`)).rejects.toThrow(told(migrated));
    expect(await checkDatabase(`file:${checked}`)).toBe(false);
    await expect(openDatabase(`file:${opened}`)).rejects.toThrow(told(opened));
  }
});
