/**
 * Writes the migration that leads from the existing ones to prisma/schema.prisma:
 * `npm run migration -- short-name`.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsFolder } from "../api/database/migrations.ts";
import { diffMigrations } from "../api/database/schema-engine.ts";

const [name] = process.argv.slice(2);
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error("Give the migration a short name of lowercase letters, digits and hyphens.");
  process.exit(1);
}

const scratch = await mkdtemp(join(tmpdir(), "vitrine-migration-"));
const schema = await readFile("prisma/schema.prisma", "utf8");
const sql = await diffMigrations(schema, `file:${scratch}/scratch.db`);
await rm(scratch, { recursive: true });

if (!sql) {
  console.log("The migrations already yield prisma/schema.prisma.");
} else {
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(migrationsFolder, `${stamp}_${name.replaceAll("-", "_")}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "migration.sql"), `${sql}\n`);
  console.log(`Wrote ${folder}/migration.sql`);
}
