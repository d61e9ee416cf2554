import { statSync } from "node:fs";
import { cp, readdir, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import LibSql from "libsql";
import { derivatives } from "./prepared-folder.ts";

/**
 * Tables of the running server itself, which are not reset. The content revision rises with the
 * reset, so the server drops its caches.
 */
const unchanged = [
  "ContentRevision",
  "ClockReading",
  "Lease",
  "InstanceTerms",
  "_prisma_migrations",
];

/**
 * Resets a running site to the state of a prepared data folder, in milliseconds: the rows of its
 * database in one transaction, then the files. Attempts and visits that the server counts in memory
 * stay.
 */
export async function resetSite(folder: string, preparedFolder: string): Promise<void> {
  resetDatabase(join(folder, "vitrine.db"), join(preparedFolder, "vitrine.db"));
  await resetFiles(folder, preparedFolder);
}

function resetDatabase(path: string, preparedPath: string): void {
  const connection = new LibSql(path, { timeout: 10_000 });
  try {
    connection.exec("PRAGMA foreign_keys = OFF");
    // `immutable`: SQLite then creates no files beside the database, which another worker could
    // copy.
    connection.exec(`ATTACH 'file:${preparedPath}?immutable=1' AS prepared`);
    connection.exec("BEGIN IMMEDIATE");
    const tables = connection
      .prepare("SELECT name FROM main.sqlite_master WHERE type = 'table'")
      .raw(true)
      .all()
      .flat() as string[]; // the one column is text
    const content = tables.filter((name) => !unchanged.includes(name)).map((name) => `"${name}"`);
    // All tables are emptied before any is filled: deleting a picture changes the project that
    // shows it, which clears the project's mark as a part of the demo.
    for (const table of content) connection.exec(`DELETE FROM main.${table}`);
    for (const table of content) {
      connection.exec(`INSERT INTO main.${table} SELECT * FROM prepared.${table}`);
    }
    // Triggers have noted the inserted rows as outdated.
    connection.exec('DELETE FROM main."OutdatedMediaUse"');
    connection.exec("COMMIT");
  } finally {
    connection.close();
  }
}

/** Resets all files but derivatives, whose names determine what they contain. */
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

/** The sizes of the files in the subfolders of a data folder, by path, without derivatives. */
async function filesIn(folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => dirname(name) !== "." && !name.startsWith(derivatives));
  const sizes = new Map<string, number>();
  for (const name of files) {
    // An upload that ends meanwhile removes its file.
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (found) sizes.set(name, found.size);
  }
  return sizes;
}
