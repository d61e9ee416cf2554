import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "../log.ts";
import { checkDatabase } from "./check-database.ts";
import { openDatabase } from "./client.ts";
import {
  breakingMark,
  migrationsFolder,
  postgresMigrationsFolder,
  readMigrations,
} from "./migration-files.ts";
import { applyMigrations } from "./migrations.ts";
import { diffMigrations } from "./schema-engine.ts";

let folder: string;
let url: string;
beforeEach(async () => {
  log.level = "silent";
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

/** Writes the migrations of a later version, which has one more. @returns their folder */
async function addMigration(script: string): Promise<string> {
  const newer = await mkdtemp(join(folder, "newer-"));
  await cp(migrationsFolder, newer, { recursive: true });
  await mkdir(join(newer, "29990101000000_later"));
  await writeFile(join(newer, "29990101000000_later/migration.sql"), script);
  return newer;
}

test("the former version works on a database to which a newer one has added", async () => {
  const newer = await addMigration(
    `ALTER TABLE "Project" ADD COLUMN "mood" TEXT NOT NULL DEFAULT ''; CREATE TABLE "Mood" ("id" INTEGER PRIMARY KEY)`,
  );
  await applyMigrations(url);
  const former = await openDatabase(url);
  expect(await applyMigrations(url, newer)).toEqual(["29990101000000_later"]);
  // The older version works where it is running already, and where it starts afterwards.
  await former.project.create({ data: { name: "Running", slug: "running" } });
  expect(await applyMigrations(url)).toEqual([]);
  const started = await openDatabase(url);
  await started.project.update({ where: { slug: "running" }, data: { name: "Started" } });
  expect(await former.project.findMany()).toMatchObject([{ name: "Started" }]);
  expect(await applyMigrations(url, newer)).toEqual([]);
  await former.$disconnect();
  await started.$disconnect();
});

test("a database that former versions cannot use is refused, with the command to restore", async () => {
  const newer = await addMigration(
    `${breakingMark}\nALTER TABLE "Project" RENAME COLUMN "name" TO "title"`,
  );
  await applyMigrations(url);
  const said = vi.spyOn(log, "info").mockReturnValue();
  await applyMigrations(url, newer);
  const copy = join(folder, "copies/before-29990101000000_later.db");
  expect(said.mock.calls.map(([about]) => about)).toContainEqual({ copy });
  await stat(copy);
  await expect(applyMigrations(url)).rejects.toThrow(
    "The database was made by a newer version of Vitrine (it has the migration 29990101000000_later), and this version cannot use it. Start the newer version, or restore the state from before it into an empty data folder: npm run restore -- --from FOLDER --at MOMENT",
  );
  said.mockRestore();
});

test.each([migrationsFolder, postgresMigrationsFolder])(
  "a migration in %s that does more than add says so",
  async (of) => {
    const sinceThen = (await readMigrations(of)).filter(({ name }) => name > "20261126230757");
    const silent = sinceThen.filter(({ script }) => !script.includes(breakingMark));
    const harmful = silent.filter(({ script }) => doesMoreThanAdd(script));
    expect(harmful.map(({ name }) => name)).toEqual([]);
    expect(doesMoreThanAdd(`ALTER TABLE "A" ADD COLUMN "b" TEXT NOT NULL`)).toBe(true);
    expect(doesMoreThanAdd(`DROP TABLE "A"`)).toBe(true);
    expect(doesMoreThanAdd(`ALTER TABLE "A" ADD COLUMN "b" TEXT NOT NULL DEFAULT 'a; b'`)).toBe(
      false,
    );
  },
);

function doesMoreThanAdd(script: string): boolean {
  const created = [...script.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, table]) => table);
  const statements = script.replaceAll(/--.*|'[^']*'/g, "''").split(";");
  return statements
    .map((each) => each.replaceAll(/^[\s']+/g, ""))
    .filter(Boolean)
    .some((each) => {
      if (/^CREATE (?:TABLE|INDEX|TYPE) /.test(each)) return false;
      // A column may be set to null: older versions compute its value again, too.
      if (/^UPDATE "\w+" SET "\w+" = NULL\s/.test(each)) return false;
      const [, table] = /^(?:ALTER TABLE|CREATE UNIQUE INDEX "\w+" ON) "(\w+)"/.exec(each) ?? [];
      if (table && created.includes(table)) return false;
      const additions = /^ALTER TABLE "\w+" ADD COLUMN/.test(each)
        ? each.split(/ADD COLUMN/).slice(1)
        : [];
      return (
        additions.length === 0 ||
        additions.some((column) => /NOT NULL/.test(column) && !/DEFAULT/.test(column))
      );
    });
}

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
    // A byte of the format's name, of the page size, of the number of pages and of the schema
    // format.
    ...[3, 17, 30, 47].map((at) => whole.with(at, 0xee)),
  ];
  for (const [index, damaged] of damages.entries()) {
    // Each check gets a file of its own, because a failed connection can affect later connections
    // to the same file.
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
