import { mkdir, rename, rm, statfs } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { believesClock } from "../../database/clock.ts";
import { ArchiveFault } from "../unpack-archive.ts";
import { verifyArchive } from "../verify-archive.ts";
import { type ArchiveSources, writeArchive } from "../write-archive.ts";
import { listBackups, nameBackup, removeUnfinished } from "./backup-files.ts";
import { chooseOutdated } from "./rotation.ts";

/** A backup that is not made, or not whole; its message says why and what to do. */
export class BackupProblem extends Error {}

/** What has to stay free on the disk of the backups, in bytes. */
const leastLeft = 256 * 1024 * 1024;

/**
 * Writes a backup into a folder, reads it again, and deletes those that are outdated.
 * @throws {BackupProblem} where none could be made, or files of the site are missing or damaged: the
 *   backup with the rest is stored then
 */
export async function writeScheduledBackup(
  sources: ArchiveSources,
  folder: string,
  now: Date,
): Promise<void> {
  await makeFolder(folder);
  await removeUnfinished(folder);
  await requireRoom(sources, folder);
  const name = nameBackup(now);
  const unverified = join(folder, `.unverified-${name}`);
  const written = await writeArchive(sources, unverified);
  try {
    await verifyArchive(unverified);
  } catch (error) {
    await rm(unverified, { force: true });
    if (!(error instanceof ArchiveFault)) throw error;
    throw new BackupProblem(
      `What was written to ${folder} could not be read again: ${error.message}. Check that disk.`,
    );
  }
  await rename(unverified, join(folder, name));
  // A clock that jumped ahead would make every older backup look outdated.
  if (await believesClock(sources.database, now)) await deleteOutdated(folder);
  const faults = [
    ...written.missing.map((key) => `${key} is missing`),
    ...written.damaged.map((key) => `${key} is not what was uploaded`),
  ];
  if (faults.length > 0) {
    throw new BackupProblem(
      `The backup ${name} is stored, but of the site's files ${faults.slice(0, 3).join(", ")}${faults.length > 3 ? ` and ${faults.length - 3} more` : ""}. Bring them back from an older backup.`,
    );
  }
}

/** Makes the folder, but none above it: a disk that is not mounted is no reason to fill another one. */
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

async function deleteOutdated(folder: string): Promise<void> {
  const backups = await listBackups(folder);
  const outdated = new Set(chooseOutdated(backups.map(({ createdAt }) => createdAt)));
  for (const { name, createdAt } of backups) {
    if (outdated.has(createdAt)) await rm(join(folder, name), { force: true });
  }
}

/** The backups may share their disk with the site, which must not be left without room. */
async function requireRoom({ database }: ArchiveSources, folder: string): Promise<void> {
  const { _sum } = await database.mediaAsset.aggregate({ _sum: { byteSize: true } });
  const needed = (_sum.byteSize ?? 0) + leastLeft;
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < needed) {
    const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;
    throw new BackupProblem(
      `The disk of ${folder} has ${inMegabytes(free)} left, and a backup needs ${inMegabytes(needed)}. Make room there.`,
    );
  }
}
