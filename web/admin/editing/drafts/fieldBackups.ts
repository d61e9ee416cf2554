import { removeStored, storedKeys } from "./browserStorage";

/** The prefix of all backups of a project's fields in the browser's storage. */
export function fieldBackupPrefix(databaseId: number): string {
  return `backup_${databaseId}_`;
}

/** Deletes the backups of a project's fields. */
export function clearFieldBackups(databaseId: number): void {
  for (const key of storedKeys(fieldBackupPrefix(databaseId))) removeStored(key);
}
