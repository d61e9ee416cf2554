import { createReadStream } from "node:fs";
import { chmod, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isPostgres } from "../../database/address.ts";
import { databaseUrlOf } from "../../database/client.ts";
import { pathOfUrl } from "../../database/connection.ts";
import { freeIn, openLocalStorage, unlessMissing } from "../../media/storage/local-storage.ts";
import { BackupProblem } from "../backup-problem.ts";
import { openSeal } from "../encryption.ts";
import { listMediaFiles } from "../media-files.ts";
import { verifyArchive } from "../verify-archive.ts";
import { writeArchive } from "../write-archive.ts";
import { listBackups } from "./backup-names.ts";
import type { BackupPlace } from "./backup-place.ts";

/** The space that has to stay free on the disk of the backups, in bytes. */
const minLeft = 256 * 1024 * 1024;

/** The names of files of interrupted backups. */
const unfinishedPattern = /^\.(?:backup-|unverified-)/;

/** Opens a folder of this machine as a storage for backups. */
export function openFolderPlace(folder: string): BackupPlace {
  return {
    list: async () => {
      const names = (await unlessMissing(readdir(folder))) ?? []; // The first backup creates the folder.
      return listBackups(names, async (name) => {
        const found = await unlessMissing(stat(join(folder, name)));
        return found?.size ?? null;
      });
    },
    prepare: async (sources) => {
      await makeFolder(folder);
      await closeFolder(folder);
      await removeUnfinished(folder);
      const files = await listMediaFiles(sources.database);
      const url = databaseUrlOf(sources.database);
      const { size } = isPostgres(url) ? { size: 0 } : await stat(pathOfUrl(url));
      // The snapshot of the database is stored twice: beside the archive, and in it.
      await requireRoom(
        folder,
        files.reduce((sum, file) => sum + (file.size ?? 0), 2 * size),
      );
    },
    prepareFiles: async () => {
      await makeFolder(folder);
      await closeFolder(folder);
      await requireRoom(folder, 0);
    },
    files: async () => ({
      storage: await openLocalStorage(folder),
      prefix: "",
      requireRoom: (size) => requireRoom(folder, size),
    }),
    write: async (sources, name) => {
      const unverified = join(folder, `.unverified-${name}`);
      const { encrypt, reopen } = await openSeal(sources.database, name);
      const written = await writeArchive(sources, unverified, encrypt);
      try {
        await verifyArchive(reopen(createReadStream(unverified)));
      } catch (error) {
        await rm(unverified, { force: true });
        throw error;
      }
      await rename(unverified, join(folder, name));
      return written;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    open: async (name) => {
      const file = await unlessMissing(open(join(folder, name)));
      if (!file) return null;
      const { size } = await file.stat();
      return { bytes: file.createReadStream(), size };
    },
    describe: (error) => describe(error, folder),
  };
}

/**
 * Creates the folder, but not its parents: a missing parent may mean that the disk is not mounted, and
 * backups would fill another disk.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = Object(error);
    if (code === "ENOENT") {
      throw new BackupProblem(
        `There is no folder ${dirname(folder)} to make ${basename(folder)} in. Is its disk mounted?`,
      );
    }
    if (code !== "EEXIST") throw error;
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (unfinishedPattern.test(name))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Removes the rights of other users of the machine on the folder.
 * @throws {BackupProblem} where their rights cannot be removed
 */
async function closeFolder(folder: string): Promise<void> {
  const isOpen = async () =>
    process.platform !== "win32" && ((await stat(folder)).mode & 0o007) !== 0;
  if (!(await isOpen())) return;
  await chmod(folder, (await stat(folder)).mode & 0o770).catch(() => {});
  if (!(await isOpen())) return;
  throw new BackupProblem(
    `Anyone on the server may look into ${folder}, and a backup holds passwords and drafts. Close the folder to others: chmod o= ${folder}`,
  );
}

/**
 * Asserts that there is space for a backup. The folder may be on the site's disk, which must not
 * become full.
 * @param size the size of the backup, in bytes
 * @throws {BackupProblem} where the free space does not suffice
 */
async function requireRoom(folder: string, size: number): Promise<void> {
  const needed = size + minLeft;
  const free = await freeIn(folder);
  if (free < needed) {
    const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;
    throw new BackupProblem(
      `The disk of ${folder} has ${inMegabytes(free)} left, and a backup needs ${inMegabytes(needed)}. Make room there.`,
    );
  }
}

function describe(error: unknown, folder: string): string {
  switch (Object(error).code) {
    case "ENOSPC":
    case "EDQUOT":
      return `The disk of ${folder} is full. Make room there.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `The server may not write into ${folder}. Allow it, or set BACKUP_DIR to another folder.`;
    default:
      return `No backup could be written into ${folder}. The log of the server says why.`;
  }
}
