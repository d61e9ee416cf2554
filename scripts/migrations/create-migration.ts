/**
 * Writes the migrations that lead from the existing migrations to prisma/schema.prisma, for both databases:
 * `npm run migration -- short-name`.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsFolder, postgresMigrationsFolder } from "../../api/database/migration-files.ts";
import { diffMigrations } from "../../api/database/schema-engine.ts";
import { derivePostgresSchema } from "../build/postgres-schema.mjs";
import { sortByBytes } from "../postgres/sort-by-bytes.mjs";
import { startPostgres } from "../postgres/start-postgres.mjs";
import { diffFile } from "./add-columns.ts";

const [name] = process.argv.slice(2);
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error("Give the migration a short name of lowercase letters, digits and hyphens.");
  process.exit(1);
}

const schema = await readFile("prisma/schema.prisma", "utf8");
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);

const scratch = await mkdtemp(join(tmpdir(), "vitrine-migration-"));
await write(migrationsFolder, await diffFile(schema, `file:${scratch}/scratch.db`));
await rm(scratch, { recursive: true });

const server = await startPostgres();
try {
  const sql = await diffMigrations(derivePostgresSchema(schema), `${server.url}/postgres`);
  await write(postgresMigrationsFolder, sortByBytes(sql));
} finally {
  await server.stop();
}

async function write(migrations: string, sql: string): Promise<void> {
  if (!sql) {
    console.log(`The migrations of ${migrations} already yield prisma/schema.prisma.`);
    return;
  }
  const folder = join(migrations, `${stamp}_${name?.replaceAll("-", "_")}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "migration.sql"), `${sql}\n`);
  console.log(`Wrote ${folder}/migration.sql`);
}
