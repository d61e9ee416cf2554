import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeOlder } from "./media/storage/remove-older.ts";

/** The age, in milliseconds, from which on no process still uses a temporary folder. */
const abandonedAge = 24 * 60 * 60 * 1_000;

/**
 * Runs `use` with a new, empty folder. The folder is removed afterwards, and also when the process
 * exits meanwhile: it may contain a copy of the database that is not encrypted.
 * @param prefix the path of the folder, to which six characters are appended
 */
export async function withTemporaryFolder<Result>(
  prefix: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(prefix);
  const options = { recursive: true, force: true };
  const removeAtOnce = () => rmSync(folder, options);
  process.once("exit", removeAtOnce);
  try {
    return await use(folder);
  } finally {
    process.off("exit", removeAtOnce);
    await rm(folder, options);
  }
}

/** Runs `use` with a folder for a copy of the site's database, among the system's temporary files. */
export function withSnapshotFolder<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFolder(join(tmpdir(), "vitrine-snapshot-"), use);
}

/** Matches the names of folders with a copy of the database, including those of older versions. */
const snapshotName = /^vitrine-(?:snapshot|copy|backup|verify|archive)-/;

/** Removes the folders of `withSnapshotFolder` that killed processes have left. */
export function removeAbandonedSnapshots(): Promise<void> {
  return removeAbandoned(tmpdir(), (name) => snapshotName.test(name));
}

/**
 * Removes the folders that killed processes have left. Another process may use one now, so a folder
 * is removed only once it is a day old.
 * @param isMeant whether a folder of this name may be removed
 */
export async function removeAbandoned(
  parent: string,
  isMeant: (name: string) => boolean,
): Promise<void> {
  await removeOlder(parent, new Date(Date.now() - abandonedAge), isMeant);
}
