import { statSync } from "node:fs";
import { cp, readdir, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import LibSql from "libsql";
import { derivatives } from "./prepared-folder.ts";

/** Tables of the running server itself. A reset counts as a change of content, so its caches are dropped. */
const unchanged = [
  "ContentRevision",
  "ClockReading",
  "Lease",
  "InstanceTerms",
  "_prisma_migrations",
];

/**
 * Puts a running site back to the state of a prepared data folder, in milliseconds: rows of its database in one
 * transaction, then the files. What the server keeps in memory of attempts and visits stays.
 */
export async function resetSite(folder: string, preparedFolder: string): Promise<void> {
  resetDatabase(join(folder, "vitrine.db"), join(preparedFolder, "vitrine.db"));
  await resetFiles(folder, preparedFolder);
}

function resetDatabase(path: string, preparedPath: string): void {
  const connection = new LibSql(path, { timeout: 10_000 });
  try {
    connection.exec("PRAGMA foreign_keys = OFF");
    // As a file that nobody writes: reading it leaves nothing beside it, which another worker may copy.
    connection.exec(`ATTACH 'file:${preparedPath}?immutable=1' AS prepared`);
    connection.exec("BEGIN IMMEDIATE");
    const tables = connection
      .prepare("SELECT name FROM main.sqlite_master WHERE type = 'table'")
      .raw(true)
      .all()
      .flat() as string[]; // the one column is text
    const content = tables.filter((name) => !unchanged.includes(name)).map((name) => `"${name}"`);
    // All first: a picture that is deleted takes the demo's mark from its project.
    for (const table of content) connection.exec(`DELETE FROM main.${table}`);
    for (const table of content) {
      connection.exec(`INSERT INTO main.${table} SELECT * FROM prepared.${table}`);
    }
    // Triggers have marked the rows that were just written.
    connection.exec('DELETE FROM main."OutdatedMediaUse"');
    connection.exec("COMMIT");
  } finally {
    connection.close();
  }
}

/** Pictures in other sizes stay: each is made from what its name says. */
async function resetFiles(folder: string, preparedFolder: string): Promise<void> {
  const [found, prepared] = await Promise.all([filesIn(folder), filesIn(preparedFolder)]);
  for (const [name, size] of found) {
    if (prepared.get(name) !== size) await rm(join(folder, name), { force: true });
  }
  for (const [name, size] of prepared) {
    if (found.get(name) === size) continue;
    await cp(join(preparedFolder, name), join(folder, name), { recursive: true });
  }
}

/** Sizes of the files below a folder that hold content, by name. */
async function filesIn(folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => dirname(name) !== "." && !name.startsWith(derivatives));
  const sizes = new Map<string, number>();
  for (const name of files) {
    // An upload that ends meanwhile takes its file away.
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (found) sizes.set(name, found.size);
  }
  return sizes;
}
