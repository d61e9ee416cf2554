import { statSync } from "node:fs";
import { cp, readdir, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import LibSql from "libsql";
import { derivatives } from "./prepared-folder.ts";

/**
 * The tables that are not reset, because they belong to the running server. The content revision,
 * which triggers raise during the reset, makes the server drop its caches.
 */
const unchanged = [
  "ContentRevision",
  "ClockReading",
  "Lease",
  "InstanceTerms",
  "_prisma_migrations",
];

/**
 * Resets a running site to the state of a prepared data folder: the rows of its database in one
 * transaction, then its files. Counts in the server's memory, such as of failed sign-ins and of
 * visits, are not reset.
 */
export async function resetSite(folder: string, preparedFolder: string): Promise<void> {
  resetDatabase(join(folder, "vitrine.db"), join(preparedFolder, "vitrine.db"));
  await resetFiles(folder, preparedFolder);
}

function resetDatabase(path: string, preparedPath: string): void {
  const connection = new LibSql(path, { timeout: 10_000 });
  try {
    connection.exec("PRAGMA foreign_keys = OFF");
    // With `immutable`, SQLite creates no files beside the prepared database. Another worker could
    // copy the folder with such files.
    connection.exec(`ATTACH 'file:${preparedPath}?immutable=1' AS prepared`);
    connection.exec("BEGIN IMMEDIATE");
    const tables = connection
      .prepare("SELECT name FROM main.sqlite_master WHERE type = 'table'")
      .raw(true)
      .all()
      .flat() as string[]; // the only column, `name`, is text
    const content = tables.filter((name) => !unchanged.includes(name)).map((name) => `"${name}"`);
    // Empties all tables before it fills the first: deleting a picture changes projects that show it,
    // and a changed project no longer counts as a part of the demo.
    for (const table of content) connection.exec(`DELETE FROM main.${table}`);
    for (const table of content) {
      connection.exec(`INSERT INTO main.${table} SELECT * FROM prepared.${table}`);
    }
    // Triggers have listed the inserted rows in this table, but their media uses are up to date.
    connection.exec('DELETE FROM main."OutdatedMediaUse"');
    connection.exec("COMMIT");
  } finally {
    connection.close();
  }
}

/** Resets all files except derivatives (smaller versions), whose names determine their contents. */
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
    // The file may be gone: an upload removes its temporary file when it ends.
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (found) sizes.set(name, found.size);
  }
  return sizes;
}
