import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A backup that is whole. */
export type BackupFile = {
  name: string;
  createdAt: Date;
  /** In bytes. */
  size: number;
};

const namePattern = /^vitrine-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar$/;

/** Of what a run that was killed has left behind. */
const unfinishedPattern = /^\.(?:backup-|unverified-)/;

/** @returns the name of a backup made at this moment, as `vitrine-20261123T040000Z.tar` */
export function nameBackup(createdAt: Date): string {
  return `vitrine-${createdAt.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "")}.tar`;
}

/** Lists the scheduled backups of a folder, newest first. Other files are none of its business. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const backups: BackupFile[] = [];
  for (const name of await readdir(folder)) {
    const parts = namePattern.exec(name);
    if (!parts) continue;
    const [, year, month, day, hour, minute, second] = parts;
    const createdAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    if (Number.isNaN(createdAt.getTime())) continue;
    backups.push({ name, createdAt, size: (await stat(join(folder, name))).size });
  }
  return backups.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** Removes what runs that were killed have left behind in a folder. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (unfinishedPattern.test(name))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
