import { databaseUrlOf } from "../../database/client.ts";
import { believesClock } from "../../database/clock.ts";
import { removeOldCopies } from "../../database/database-copy.ts";
import { log } from "../../log.ts";
import { BackupProblem } from "../backup-problem.ts";
import { readRecipient } from "../encryption.ts";
import { nameBackup } from "../places/backup-names.ts";
import type { BackupPlace } from "../places/backup-place.ts";
import { ArchiveFault } from "../unpack-archive.ts";
import type { ArchiveSources } from "../write-archive.ts";
import { archiveSpans, chooseOutdated } from "./choose-outdated.ts";
import { noteBackup } from "./note-backup.ts";

/**
 * Writes and verifies a backup, and deletes outdated ones.
 * @param address the address of the backup storage, for messages
 * @param isExtra whether the backup was not made by schedule, but for the owner or before a restore: then no
 *   backup is deleted
 * @throws {BackupProblem} where the backup failed; also where files of the site are missing or damaged, after
 *   the backup was stored with all other files
 */
export async function writeScheduledBackup(
  sources: ArchiveSources,
  place: BackupPlace,
  address: string,
  now: Date,
  isExtra = false,
): Promise<void> {
  await place.prepare(sources);
  const name = nameBackup(now, (await readRecipient(sources.database)) !== null);
  const written = await place.write(sources, name).catch((error: unknown) => {
    if (!(error instanceof ArchiveFault)) throw error;
    throw new BackupProblem(
      `What was written to ${address} could not be read again: ${error.message}. Check where it is stored.`,
    );
  });
  await noteBackup(sources.database, { name, deleted: "[]", problem: null });
  await removeOldCopies(databaseUrlOf(sources.database));
  const faults = [
    ...written.missing.map((key) => `${key} is missing`),
    ...written.damaged.map((key) => `${key} is not what was uploaded`),
  ];
  if (faults.length > 0) {
    throw new IncompleteBackup(
      `The backup ${name} is stored, but of the site's files ${faults.slice(0, 3).join(", ")}${faults.length > 3 ? ` and ${faults.length - 3} more` : ""}. Bring them back from an older backup; none is deleted before.`,
    );
  }
  if (isExtra) return;
  // A clock that is ahead would make every older backup look outdated.
  if (!(await believesClock(sources.database, now))) return;
  const deleted = await deleteOutdated(place, now);
  await sources.database.lastBackup.update({
    where: { id: 1 },
    data: { deleted: JSON.stringify(deleted) },
  });
  if (deleted.length > 0) log.info({ deleted }, "outdated backups were deleted");
}

/** @returns the names of the deleted backups */
async function deleteOutdated(place: BackupPlace, now: Date): Promise<string[]> {
  const names = chooseOutdated(await place.list(), now, archiveSpans);
  for (const name of names) await place.remove(name);
  return names;
}

/** A backup was stored, but without some files that the site has lost, or with damaged ones. */
export class IncompleteBackup extends BackupProblem {}
