import { existsSync } from "node:fs";
import type { Readable } from "node:stream";
import { lastMade } from "../../clock.ts";
import type { Environment } from "../../environment.ts";
import { readBucketAddress } from "../../settings/buckets.ts";
import { StartError } from "../../start-error.ts";
import { askKey, openEncrypted } from "../ask-key.ts";
import { openPlace } from "../places/backup-place.ts";
import { ArchiveFault } from "../unpack-archive.ts";
import { openCopies } from "./copies.ts";

/**
 * Opens the newest backup (an archive or a copy) that is not newer than a point in time.
 * @param from the folder of the backups, or its address in a bucket
 * @param at the point in time, such as 2026-11-25T10:00Z; undefined for the newest backup
 * @throws {StartError} where there is no such backup, or it cannot be read
 */
export async function openMoment(
  { backupAccess, backupKey }: Environment,
  from: string,
  at: string | undefined,
): Promise<{ name: string; bytes: Readable }> {
  const limit = at === undefined ? undefined : Date.parse(at);
  if (Number.isNaN(limit)) {
    throw new StartError(`${at} is no moment; write it as 2026-11-25T10:00Z.`);
  }
  const address = readBucketAddress(from);
  if (address && !backupAccess) throw missingKey(from);
  if (!address && !existsSync(from)) throw new StartError(`There is no folder ${from}.`);
  const bucket = address && backupAccess && { ...backupAccess, name: address.name };
  const place = await openPlace({ folder: from, bucket, every: 0 });
  try {
    const copies = openCopies(await place.files());
    const found = [
      ...(await copies.list()).map((copy) => ({
        createdAt: copy.createdAt,
        open: async () => copies.open(copy, copy.seal ? await askKey(backupKey) : undefined),
      })),
      ...(await place.list()).map((archive) => ({
        ...archive,
        open: async () => {
          const found = await place.open(archive.name);
          return found && openEncrypted(archive.name, found.bytes, backupKey);
        },
      })),
    ].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    const chosen =
      limit === undefined
        ? lastMade(found, new Date())
        : found.find(({ createdAt }) => createdAt.getTime() <= limit);
    if (!chosen) {
      const oldest = found.at(-1)?.createdAt.toISOString();
      throw new StartError(
        oldest
          ? `${from} holds nothing of ${at} or before; the oldest is of ${oldest}.`
          : `${from} holds no backup.`,
      );
    }
    const name = `the site of ${chosen.createdAt.toISOString().slice(0, 19)}Z`;
    const bytes = await chosen.open();
    if (!bytes) throw new StartError(`${from} no longer holds ${name}; try again.`);
    return { name, bytes };
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (error instanceof ArchiveFault) throw new StartError(`${from}: ${error.message}.`);
    throw new StartError(`${from} cannot be read: ${place.describe(error)}`);
  }
}

export function missingKey(path: string): StartError {
  return new StartError(
    `Set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY to a key that may read ${path}.`,
  );
}
