import { encryptedSuffix } from "../encryption.ts";

/** A complete backup in a backup storage. */
export type BackupFile = {
  name: string;
  createdAt: Date;
  /** The size in bytes. */
  size: number;
};

const stampPattern = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;
const namePattern = /^vitrine-([^.]+)\.tar(?:\.age)?$/;

/** @returns a date in the format of the names, such as `20261123T040000Z` */
export function stampOf(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
}

export function readStamp(stamp: string): Date | undefined {
  const parts = stampPattern.exec(stamp);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/**
 * @param isEncrypted whether to add the suffix of encrypted files
 * @returns the name of a backup that is made at this time, such as `vitrine-20261123T040000Z.tar`
 */
export function nameBackup(createdAt: Date, isEncrypted = false): string {
  return `vitrine-${stampOf(createdAt)}.tar${isEncrypted ? encryptedSuffix : ""}`;
}

/** The date in a backup's name. Undefined for other files. */
export function momentOf(name: string): Date | undefined {
  const [, stamp] = namePattern.exec(name) ?? [];
  return stamp === undefined ? undefined : readStamp(stamp);
}

/**
 * The backups among the files with these names, newest first. Other files are ignored.
 * @param sizeOf the size of a file in bytes; null for one that was deleted meanwhile
 */
export async function listBackups(
  names: readonly string[],
  sizeOf: (name: string) => Promise<number | null> | number | null,
): Promise<BackupFile[]> {
  const backups: BackupFile[] = [];
  for (const name of names) {
    const createdAt = momentOf(name);
    const size = createdAt ? await sizeOf(name) : null;
    if (createdAt && size !== null) backups.push({ name, createdAt, size });
  }
  return backups.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}
