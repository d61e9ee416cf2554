import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { derivePostgresSchema } from "../../../scripts/build/postgres-schema.mjs";
import { createPostgresDatabase, dropPostgresDatabase } from "../../testing/postgres.ts";
import { openDatabase } from "../client.ts";
import { readContentRevision } from "../content-revision.ts";
import { breakingMark, postgresMigrationsFolder, readMigrations } from "../migration-files.ts";
import { applyMigrations } from "../migrations.ts";
import { diffMigrations } from "../schema-engine.ts";
import { applyPostgresMigrations } from "./migrations.ts";

let url: string;
beforeEach(async () => {
  url = await createPostgresDatabase();
});
afterEach(() => dropPostgresDatabase(url));

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test("the migrations yield exactly schema.prisma, as those of SQLite do", async () => {
  const schema = derivePostgresSchema(await readFile("prisma/schema.prisma", "utf8"));
  expect(await diffMigrations(schema, url)).toBe("");
  const changed = schema.replace("model Quote {", "model Quote {\n  nickname String?");
  expect(await diffMigrations(changed, url)).toContain("nickname");
});

test("every text is compared by its bytes, whatever the database was made for", async () => {
  await applyMigrations(url);
  expect(
    await ask(`
      SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'
        AND table_name <> '_prisma_migrations'`),
  ).toEqual([]);
});

test("one of several starts migrates, and the others wait for it", async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => applyMigrations(url)));
  const names = (await readMigrations(postgresMigrationsFolder)).map(({ name }) => name);
  expect(applied.flat().sort()).toEqual(names);
  expect(await applyMigrations(url)).toEqual([]);
});

test("a migration that fails changes nothing, and a newer version's database is refused", async () => {
  const known = await readMigrations(postgresMigrationsFolder);
  const script = 'CREATE TABLE "Half" ("id" INTEGER); SELECT * FROM "Missing";';
  const broken = [...known, { name: "29990101000000_broken", script }];
  await expect(applyPostgresMigrations(url, broken)).rejects.toThrow(
    /could not be brought to this version of Vitrine .*"Missing".*nothing was changed/,
  );
  expect(await ask(`SELECT to_regclass('"Half"') AS half`)).toEqual([{ half: null }]);
  // Versions that lack a migration can use the database if the migration only adds to it.
  const added = { name: "29980101000000_added", script: 'CREATE TABLE "Added" ("id" INTEGER)' };
  await applyPostgresMigrations(url, [...known, added]);
  expect(await applyMigrations(url)).toEqual([]);
  const later = { name: "29990101000000_later", script: `${breakingMark}\nSELECT 1` };
  await applyPostgresMigrations(url, [...known, added, later]);
  await expect(applyMigrations(url)).rejects.toThrow(
    "The database was made by a newer version of Vitrine (it has the migration 29990101000000_later)",
  );
});

test("a trigger that is gone comes back with the next start, and everything is derived again", async () => {
  await applyMigrations(url);
  await ask('DROP TRIGGER "count_Banner" ON "Banner"; DELETE FROM "OutdatedMediaUse"');
  await applyMigrations(url);
  expect(await ask('SELECT "projectId" FROM "OutdatedMediaUse"')).toEqual([{ projectId: 0 }]);
  const database = await openDatabase(url);
  await database.banner.create({ data: { content: "Back" } });
  expect(await readContentRevision(database)).toBe(1);
  await database.$disconnect();
});
