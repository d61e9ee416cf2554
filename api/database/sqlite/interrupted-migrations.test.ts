import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibSql from "libsql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Connection, readColumn } from "../connection.ts";
import { removeOldCopies } from "../database-copy.ts";
import { migrationsFolder, readMigrations } from "../migration-files.ts";
import { applyMigrations } from "../migrations.ts";
import { splitStatements } from "./half-done-migration.ts";

let folder: string;
const execute = LibSql.prototype.exec;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-interrupted-"));
  interceptScripts(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const known = await readMigrations();

/**
 * The distances between tested interruptions of a migration, and between tested migrations. `npm
 * run test:matrix` tests all of them. Other commands also test each interruption right after a
 * table was filled.
 */
const [step, migrationStep] = process.env.VITRINE_MATRIX ? [1, 1] : [20, 4];

/**
 * Calls `before` before every script. Turns synchronous writes off, because these tests are not
 * about the disk.
 */
function interceptScripts(before: () => void) {
  vi.spyOn(LibSql.prototype, "exec").mockImplementation(function (this: Connection, script) {
    before();
    if (!this.inTransaction) execute.call(this, "PRAGMA synchronous = OFF");
    return execute.call(this, script);
  });
}

/**
 * Applies a migration as older versions did: they added its row first, and then ran each statement
 * in a transaction of its own.
 * @param statements how many statements are run before the interruption; by default all, without an
 *   interruption
 */
function applyAsBefore(connection: Connection, index: number, statements = Number.MAX_VALUE) {
  const { name, script } = known[index] ?? { name: "", script: "" };
  const id = randomUUID();
  connection.exec(`
    CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
      "id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME,
      "migration_name" TEXT NOT NULL, "logs" TEXT, "rolled_back_at" DATETIME,
      "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
      "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0
    );
    INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('${id}', '', '${name}')`);
  for (const statement of splitStatements(script).slice(0, statements)) connection.exec(statement);
  if (statements === Number.MAX_VALUE) {
    connection.exec(`UPDATE _prisma_migrations SET finished_at = '2026-11-20' WHERE id = '${id}'`);
  }
}

/** Inserts a row into each table, with values in all columns that need one. */
function fillTables(connection: Connection) {
  for (const table of readColumn(
    connection,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  )) {
    const columns = readColumn(
      connection,
      `SELECT name FROM pragma_table_info('${table}') WHERE "notnull" AND (dflt_value IS NULL OR pk)`,
    );
    const values = columns.map((name) => (/Id$|^id$/.test(name) && table !== "Upload" ? 1 : "'x'"));
    connection.exec(
      `INSERT OR IGNORE INTO "${table}" ("${columns.join('", "')}") VALUES (${values.join(", ")})`,
    );
  }
}

function readAll(path: string) {
  const connection = new LibSql(path);
  const names = readColumn(
    connection,
    "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  const tables = readColumn(
    connection,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY name",
  );
  const rows = tables.map((table) => [table, connection.prepare(`SELECT * FROM "${table}"`).all()]);
  const whole = readColumn(connection, "PRAGMA integrity_check");
  const orphans = readColumn(connection, "PRAGMA foreign_key_check");
  connection.close();
  return { names, rows, whole, orphans };
}

/** The newest migration that a version of Vitrine ran statement by statement. */
const lastInPieces = "20261122080851_owner_generated_password";

test("whatever statement of whatever migration an older version was stopped at, it is finished", {
  tags: "long",
}, async () => {
  const inPieces = known.filter(({ name }) => name <= lastInPieces);
  const migrations = join(folder, "migrations");
  for (const [index, { name, script }] of inPieces.entries()) {
    if (index % migrationStep !== 0) continue;
    const start = join(folder, `${index}.db`);
    const connection = new LibSql(start);
    for (const earlier of known.slice(0, index).keys()) applyAsBefore(connection, earlier);
    if (index > 0) fillTables(connection);
    connection.close();
    const untouched = join(folder, `${index}-untouched.db`);
    await cp(start, untouched);
    // The interrupted migration and the next one. After these two, all databases are equal.
    const nearest = known.slice(index, index + 2).map((migration) => migration.name);
    for (const each of known.slice(0, index + 2)) {
      await cp(join(migrationsFolder, each.name), join(migrations, each.name), { recursive: true });
    }
    await applyMigrations(`file:${untouched}`, migrations);
    const expected = readAll(untouched);
    expect(expected).toMatchObject({ whole: ["ok"], orphans: [] });

    const statements = splitStatements(script);
    for (let done = 0; done <= statements.length; done += 1) {
      if (done % step !== 0 && !statements[done - 1]?.startsWith("INSERT INTO")) continue;
      const path = join(folder, `${index}-${done}.db`);
      await cp(start, path);
      const cut = new LibSql(path);
      applyAsBefore(cut, index, done);
      cut.close();
      expect(await applyMigrations(`file:${path}`, migrations)).toEqual(nearest);
      expect(readAll(path), `${name} after ${done}`).toEqual(expected);
    }
    if (index % (4 * migrationStep) !== 0) continue;
    await applyMigrations(`file:${untouched}`);
    expect(readAll(untouched)).toMatchObject({ whole: ["ok"], orphans: [] });
  }
});

test("a state that no cut leaves is refused with a sentence", async () => {
  const path = join(folder, "vitrine.db");
  const connection = new LibSql(path);
  applyAsBefore(connection, 0);
  applyAsBefore(connection, 1, 2);
  connection.exec(`ALTER TABLE "Quote" ADD COLUMN "nickname" TEXT`);
  connection.close();
  await expect(applyMigrations(`file:${path}`)).rejects.toThrow(
    /^The database was left in the middle of the migration 20261120121600_media_uploads, in a state that Vitrine does not know; restore a backup, or the newest file of the folder "copies" beside the database\.$/,
  );
});

/**
 * Adds a migration that rebuilds the table to which most other tables refer.
 * @returns the folder of the migrations
 */
async function withRebuild(): Promise<string> {
  const migrations = join(folder, "migrations");
  await cp(migrationsFolder, migrations, { recursive: true });
  const model = new LibSql(":memory:");
  for (const { script } of known) model.exec(script);
  const [create = ""] = readColumn(model, "SELECT sql FROM sqlite_master WHERE name = 'Project'");
  const columns = readColumn(model, "SELECT name FROM pragma_table_info('Project')");
  const indexes = readColumn(
    model,
    "SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'Project' AND sql IS NOT NULL",
  );
  const list = `"${columns.join('", "')}"`;
  await mkdir(join(migrations, "29990101000000_rebuild"));
  await writeFile(
    join(migrations, "29990101000000_rebuild", "migration.sql"),
    `PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
${create.replace('TABLE "Project"', 'TABLE "new_Project"')};
INSERT INTO "new_Project" (${list}) SELECT ${list} FROM "Project";
DROP TABLE "Project";
ALTER TABLE "new_Project" RENAME TO "Project";
UPDATE "Project" SET "name" = 'Rebuilt';
${indexes.join(";\n")};
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
`,
  );
  return migrations;
}

async function makeFilled(): Promise<string> {
  const path = join(folder, "vitrine.db");
  await applyMigrations(`file:${path}`);
  const connection = new LibSql(path);
  fillTables(connection);
  connection.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  connection.close();
  return path;
}

test("rebuilding a table takes nothing from those that refer to it, and content is counted at once", async () => {
  const path = await makeFilled();
  const before = readAll(path);
  expect(before.rows.every(([, rows]) => Object(rows).length > 0)).toBe(true);
  await applyMigrations(`file:${path}`, await withRebuild());
  const after = readAll(path);
  const others = (all: typeof before) =>
    all.rows.filter(([table]) => table !== "Project" && table !== "ContentRevision");
  expect(others(after)).toEqual(others(before));
  expect(after).toMatchObject({ names: before.names, whole: ["ok"], orphans: [] });

  const connection = new LibSql(path);
  const count = () => Number(readColumn(connection, "SELECT revision FROM ContentRevision")[0]);
  const counted = count();
  connection.exec(`UPDATE "Project" SET "name" = 'Seen'`);
  expect(count()).toBe(counted + 1);
  connection.close();
});

test("a migration that would leave rows without their owners changes nothing", async () => {
  const path = await makeFilled();
  const before = readAll(path);
  const migrations = await withRebuild();
  await writeFile(
    join(migrations, "29990101000000_rebuild", "migration.sql"),
    `DELETE FROM "Project";`,
  );
  await expect(applyMigrations(`file:${path}`, migrations)).rejects.toThrow(
    "it would leave records without what they belong to",
  );
  expect(readAll(path)).toEqual(before);
});

test("stopped anywhere, an upgrade or a first start is done by the next start", {
  tags: "long",
}, async () => {
  const migrations = await withRebuild();
  await makeFilled();
  for (const start of ["upgrade", "first"]) {
    const path = join(folder, start === "upgrade" ? "vitrine.db" : "first.db");
    const images: string[] = [];
    let last = "";
    // The files at this moment are those that a process leaves if it ends here.
    interceptScripts(() => {
      const image = join(folder, `${start}-${images.length}.db`);
      const files = ["", "-wal"].filter((suffix) => existsSync(path + suffix));
      const content = files.map((suffix) => readFileSync(path + suffix, "latin1")).join();
      if (content === last) return;
      last = content;
      for (const suffix of files) copyFileSync(path + suffix, image + suffix);
      if (files.length > 0) images.push(image);
    });
    await applyMigrations(`file:${path}`, migrations);
    interceptScripts(() => {});
    const whole = readAll(path);
    expect(images.length).toBeGreaterThan(1);
    for (const image of images) {
      await applyMigrations(`file:${image}`, migrations);
      expect(readAll(image), image).toEqual(whole);
    }
  }
});

test("the database is copied before the first migration, and the last three copies stay after a backup", async () => {
  const path = await makeFilled();
  const before = readAll(path);
  const copies = join(folder, "copies");
  expect(await readdir(copies).catch(() => [])).toEqual([]);
  const migrations = await withRebuild();
  await applyMigrations(`file:${path}`, migrations);
  const first = "before-29990101000000_rebuild.db";
  expect(await readdir(copies)).toEqual([first]);
  expect(readAll(join(copies, first))).toEqual(before);

  const years = [3000, 3001, 3002];
  for (const year of years) {
    await addMigration(migrations, year, "SELECT 1;");
    await applyMigrations(`file:${path}`, migrations);
  }
  const others = years.map((year) => `before-${year}0101000000_nothing.db`);
  expect(await readdir(copies)).toEqual([first, ...others]);
  await removeOldCopies(`file:${path}`);
  expect(await readdir(copies)).toEqual(others);
});

test("an upgrade that fails in its last migration leaves the former version, and one copy of it", async () => {
  const path = await makeFilled();
  const before = readAll(path);
  const migrations = await withRebuild();
  const copies = join(folder, "copies");
  await addMigration(migrations, 3000, "this is no statement");
  for (const _ of ["first", "second"]) {
    await expect(applyMigrations(`file:${path}`, migrations)).rejects.toThrow("nothing was lost");
    expect(readAll(path)).toEqual(before);
    expect(await readdir(copies)).toEqual(["before-29990101000000_rebuild.db"]);
  }
  await addMigration(migrations, 3000, "SELECT 1;");
  await applyMigrations(`file:${path}`, migrations);
  expect(readAll(join(copies, "before-29990101000000_rebuild.db"))).toEqual(before);
});

async function addMigration(migrations: string, year: number, script: string): Promise<void> {
  const added = join(migrations, `${year}0101000000_nothing`);
  await mkdir(added, { recursive: true });
  await writeFile(join(added, "migration.sql"), script);
}
